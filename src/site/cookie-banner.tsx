import { analyticsTool } from '../features/analytics/build-settings.ts';
import { Button } from '../ui/button.tsx';

function CookiesOfThisSite() {
  return (
    <>
      {analyticsTool ? (
        <span data-without-gpc>With your consent, {analyticsTool.name} counts visits. </span>
      ) : (
        'So far this site sets none. '
      )}
      <span data-gpc hidden>
        We honor your Global Privacy Control signal.{' '}
        {analyticsTool && 'Optional scripts stay off. '}
      </span>
    </>
  );
}

/** Without JavaScript the banner stays hidden, because nothing is stored. */
export function CookieBanner() {
  return (
    <section
      data-cookie-banner
      hidden
      aria-labelledby="cookie-heading"
      className="bottom-bar cookie-row bleed relative max-sm:px-4"
    >
      <p className="cookie-text text-xs/4 text-ink-2 sm:text-xs/4.5">
        <strong id="cookie-heading" className="xl:mr-2 xl:text-ink">
          Cookie Preferences
        </strong>{' '}
        Cookies enhance browsing, analyze traffic and personalize content. <CookiesOfThisSite />
        <a href="/privacy-policy" className="py-1 whitespace-nowrap underline">
          Privacy Policy
        </a>{' '}
        ·{' '}
        <a href="/cookie-policy" className="py-1 whitespace-nowrap underline">
          Cookie Policy
        </a>
      </p>
      <div className="cookie-buttons flex items-center gap-2">
        <Button look="secondary" size="small" data-consent="essential">
          Essential Only
        </Button>
        <Button look="secondary" size="small" data-consent="all">
          Accept All
        </Button>
        <button
          type="button"
          data-consent="essential"
          aria-label="Close and accept essential only"
          className="icon-btn icon-x -mr-2.5"
        />
      </div>
    </section>
  );
}
