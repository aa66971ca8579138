import { roman } from '../../text/roman.ts';

/** The numbered sections of a long page with their point headings, as the first sheet of a brief lists them. */
export function PageContents({
  entries,
}: {
  entries: readonly { id: string; label: string; heading: string }[];
}) {
  return (
    <nav aria-label="On this page" className="border-t-2 border-ink">
      <ol>
        {entries.map((entry, index) => (
          <li key={entry.id} className="border-b border-line">
            <a href={`#${entry.id}`} className="grid grid-cols-[3rem_1fr] items-baseline py-3.5 hover:bg-fog">
              <span className="font-mono text-sm/5 font-bold text-red">{roman(index + 1)}.</span>
              <span className="text-sm/5 font-semibold text-ink-2">{entry.label}</span>
              <span className="col-start-2 mt-0.5 text-body/6 font-bold text-balance">
                {entry.heading.replaceAll('==', '')}
              </span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
