import { NumberedSection, type SectionProps } from '../../blocks/section-props.tsx';
import { Cites } from '../../ui/sources.tsx';
import type { Bar } from './city-sources.ts';
import type { Cite } from './numbers.tsx';
import type { RulesSection } from './schema.ts';

/** What the state asks of lawyers’ advertising: its rules as a whole, those that matter here, and what follows. */
export function Rules({
  bar,
  cite,
  ...props
}: SectionProps<RulesSection> & { bar: Bar; cite: Cite }) {
  const { note } = props.section;
  return (
    <NumberedSection {...props} wide size="small">
      <p className="text-sm/5 text-ink-2 lg:text-note/6">
        <a href={bar.url} rel="noopener" className="underline underline-offset-4">
          {bar.name}
        </a>
        , {bar.all}.{note && ` ${note}`}
      </p>
      <dl className="mt-2 border-t border-ink text-sm/5 lg:grid lg:auto-cols-fr lg:grid-flow-col lg:gap-9 lg:text-note/6">
        {bar.rules.map(({ key, number, name, text, source }) => (
          <div key={key} className="border-b border-line py-1.5 lg:border-0 lg:pt-4">
            <dt className="inline font-bold lg:block">
              {name}, {number}.
            </dt>{' '}
            <dd className="inline text-ink-2">
              {text}
              <Cites numbers={[cite(source)]} />
            </dd>
          </div>
        ))}
      </dl>
    </NumberedSection>
  );
}
