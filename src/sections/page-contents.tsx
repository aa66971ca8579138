import { roman } from '../rules/roman.ts';

/** The numbered sections of a long page, as the first sheet of a brief lists them. */
export function PageContents({ entries }: { entries: readonly { id: string; label: string }[] }) {
  return (
    <nav aria-label="On this page" className="border-t-2 border-ink">
      <ol>
        {entries.map((entry, index) => (
          <li key={entry.id} className="border-b border-line">
            <a href={`#${entry.id}`} className="flex items-baseline gap-4 py-3 font-semibold hover:bg-fog">
              <span className="w-8 flex-none font-mono text-sm font-bold text-red">{roman(index + 1)}.</span>
              {entry.label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
