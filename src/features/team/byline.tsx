import { longDate } from '../../text/long-date.ts';
import type { Signed, Signer } from './signed.ts';

function Name({ signer }: { signer: Signer }) {
  return (
    <a href={signer.path} className="text-ink underline underline-offset-2">
      {signer.name}
    </a>
  );
}

/** Who wrote the page, and who compared its facts with their sources, and when. */
export function Byline({ writer, check }: Signed) {
  return (
    <p className="pb-5 text-note/6 text-ink-2">
      Written by <Name signer={writer} />, {writer.title}.
      {check && (
        <>
          {' '}
          Facts checked <time dateTime={check.on}>{longDate(check.on)}</time> by <Name signer={check.by} />,{' '}
          {check.by.title}.
        </>
      )}
    </p>
  );
}
