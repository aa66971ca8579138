import { Button } from '../ui/button.tsx';
import { X } from '../ui/icons.tsx';

/** Cookie Preferences at the page bottom. Hidden until boot.ts finds no stored choice; without JavaScript nothing is stored. */
export function CookieBanner() {
  return (
    <section
      data-cookie-banner
      hidden
      aria-labelledby="cookie-heading"
      className="pointer-events-auto border-t-2 border-ink bg-paper"
    >
      <div className="page relative flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
        <div className="min-w-64 flex-1 pr-8 text-sm/5 sm:pr-0">
          <h2 id="cookie-heading" className="text-note/6 font-bold tracking-normal">
            Cookie Preferences
          </h2>
          <p className="text-ink-2">
            Cookies enhance browsing, analyze traffic and personalize content. This site sets none: your
            browser keeps your choices, the start of your visit and, until you clear them, your answers in our
            tools.{' '}
            <span data-gpc hidden>
              We honor your Global Privacy Control signal.{' '}
            </span>
            <a href="/privacy-policy" className="underline">
              Privacy Policy
            </a>{' '}
            ·{' '}
            <a href="/cookie-policy" className="underline">
              Cookie Policy
            </a>
          </p>
        </div>
        <div className="flex gap-3 max-sm:w-full max-sm:*:flex-1 sm:mr-10">
          <Button look="secondary" size="small" data-consent="essential">
            Essential Only
          </Button>
          <Button look="secondary" size="small" data-consent="all">
            Accept All
          </Button>
        </div>
        <button
          type="button"
          data-consent="essential"
          aria-label="Close and accept essential only"
          className="icon-btn absolute top-2 right-2 sm:top-[calc(50%-1.375rem)] sm:right-5"
        >
          <X size={20} strokeWidth={1.5} />
        </button>
      </div>
    </section>
  );
}
