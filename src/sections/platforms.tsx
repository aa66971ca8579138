import type { WebDesign } from '../schemas/web-design.ts';

/** Options side by side, so that the same question stands on the same line in each. */
export function Platforms({ options }: Pick<WebDesign['platforms'], 'options'>) {
  return (
    <ul className="grid gap-x-9 gap-y-14 lg:grid-cols-3 lg:gap-y-0">
      {options.map((option) => (
        <li
          key={option.name}
          className="border-t-2 border-ink pt-5 lg:row-span-5 lg:grid lg:grid-rows-subgrid"
        >
          <h3 className="text-h3 font-[820]">{option.name}</h3>
          <p className="mt-2.5 text-lede/7 text-pretty">{option.summary}</p>
          <dl className="mt-6 border-b border-line text-body/6 lg:row-span-3 lg:grid lg:grid-rows-subgrid">
            {[
              ['When it fits', option.choose],
              ['When it does not', option.avoid],
              ['What you take along', option.leaving],
            ].map(([term, text]) => (
              <div key={term} className="border-t border-line py-4">
                <dt className="text-sm/5 font-semibold text-ink-2">{term}</dt>
                <dd className="mt-1.5">{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
