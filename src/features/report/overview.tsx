import '../exhibits/drawings.css';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Footnote } from '../claims/footnote.tsx';
import { claimOf, type NumberedClaim } from '../claims/notes.ts';
import type { Report } from './schema.ts';
import { byShare } from './shares.ts';
import { REPORT_COPY } from './words.ts';

/** Heights in pixels: the drawing is as wide as its column and never scaled. */
const BAR = 18;

type Props = { statistics: Report['statistics']; claims: readonly NumberedClaim[]; letter: string };

/** The four shares as bars on one scale from 0 to 100 percent; the highest is the one to read. */
export function Overview({ statistics, claims, letter }: Props) {
  const highest = Math.max(...statistics.items.map(({ percent }) => percent));
  const shares = byShare(statistics.items).map((item) => ({
    ...item,
    claim: claimOf(item.claim, claims),
  }));
  return (
    <Exhibit letter={letter}>
      <figure>
        <figcaption className="beside-sticker text-lede/6 font-heavy tracking-heading text-balance">
          {REPORT_COPY.overview}
        </figcaption>
        <ul className="mt-5 grid gap-4">
          {shares.map(({ claim, percent, of }) => (
            <li key={claim.id}>
              <p className="flex items-baseline justify-between gap-4 text-note/6">
                <span className="min-w-0 font-semibold">
                  {claim.claim} <span className="font-normal text-ink-2">in {of}</span>
                </span>
                <span className="whitespace-nowrap">
                  <b className="font-heavy">{percent}%</b>
                  <Footnote claim={claim} />
                </span>
              </p>
              <svg className="share-bar mt-1.5" height={BAR} aria-hidden="true">
                <rect className="rest" width="100%" height={BAR} />
                <rect
                  className={percent === highest ? 'marked' : 'bar'}
                  width={`${percent}%`}
                  height={BAR}
                />
              </svg>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-sm/5 text-ink-2">{statistics.note}</p>
      </figure>
    </Exhibit>
  );
}
