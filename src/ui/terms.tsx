import { use } from 'react';
import { GlossaryContext } from './glossed.tsx';

/** Shows all glossary terms of the page with their explanations, for visitors who cannot open the cards. */
export function Terms({ content }: { content: object }) {
  const words = JSON.stringify(content);
  const terms = use(GlossaryContext).filter((entry) => words.includes(`[[${entry.term}]]`));
  if (!terms.length) return null;
  return (
    <section aria-labelledby="terms-heading" className="page mt-8 lg:mt-12">
      <h2 id="terms-heading" className="font-mono text-sm font-bold tracking-normal">
        Terms
      </h2>
      <dl className="mt-2.5 grid gap-x-9 gap-y-2.5 border-t border-line pt-3 text-sm/5 text-ink-2 md:grid-cols-2">
        {terms.map((entry) => (
          <div key={entry.term}>
            <dt className="inline font-bold text-ink">
              {entry.term}, {entry.expansion}.
            </dt>{' '}
            <dd className="inline">{entry.definition}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
