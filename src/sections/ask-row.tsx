import type { Site } from '../schemas/site.ts';
import { OpenContact } from './open-contact.tsx';

/** A way to ask in the middle of a page: one sentence, the button, the number. */
export function AskRow({
  text,
  button,
  source,
  subject,
  site,
}: {
  text: string;
  button: string;
  source: string;
  subject: string;
  site: Site;
}) {
  return (
    <div className="page no-print mt-8 lg:mt-16">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y-2 border-ink py-4 sm:py-5">
        <p className="max-w-[30em] text-lede/7 font-bold tracking-[-0.012em]">{text}</p>
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <OpenContact label={button} source={source} subject={subject} />
          <a
            href={site.phoneHref}
            className="font-semibold whitespace-nowrap underline underline-offset-4 max-sm:hidden"
          >
            {site.phone}
          </a>
        </p>
      </div>
    </div>
  );
}
