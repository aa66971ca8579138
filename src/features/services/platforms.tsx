import type { WebDesign } from './web-design-schema.ts';

/** Options one under another, so that the same question stands in the same column of each row. */
export function Platforms({ options }: Pick<WebDesign['platforms'], 'options'>) {
  return (
    <ul className="border-b border-line">
      {options.map((option) => (
        <li
          key={option.name}
          className="grid gap-x-9 gap-y-6 border-t border-line py-8 xl:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]"
        >
          <div>
            <h3 className="text-h3 font-[820]">{option.name}</h3>
            <p className="mt-2 max-w-measure text-ink-2">{option.summary}</p>
          </div>
          <dl className="grid gap-x-9 gap-y-5 text-note/6 md:grid-cols-3">
            {[
              ['When it fits', option.choose],
              ['When it does not', option.avoid],
              ['What you take along', option.leaving],
            ].map(([term, text]) => (
              <div key={term}>
                <dt className="font-bold">{term}</dt>
                <dd className="mt-1 text-ink-2">{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
