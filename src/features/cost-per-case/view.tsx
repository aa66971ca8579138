import { RuledList } from '../../ui/ruled-list.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Cites } from '../../ui/sources.tsx';
import { ToolPage, type ToolViewProps } from '../tools/view.tsx';
import { COST_SLUG } from './address.ts';
import type { CostPage } from './page-schema.ts';
import '../exhibits/drawings.css';

function HowToRead({ reading }: Pick<CostPage, 'reading'>) {
  return (
    <Section number={1} label={reading.label} heading={reading.heading} id="numbers">
      <RuledList
        className="grid gap-x-9 md:grid-cols-2"
        items={reading.numbers.map(({ name, text }) => ({ title: name, text }))}
      />
    </Section>
  );
}

function Method({ method }: Pick<CostPage, 'method'>) {
  return (
    <Section number={2} label={method.label} heading={method.heading} id="method">
      <div className="grid max-w-measure gap-5 text-ink-2">
        {method.paragraphs.map((paragraph, index) => (
          <p key={paragraph}>
            {paragraph}
            {index === 0 && <Cites numbers={method.cites} />}
          </p>
        ))}
        {method.article && (
          <p>
            {method.article.text}{' '}
            <a
              href={method.article.href}
              className="font-bold text-ink underline underline-offset-4"
            >
              {method.article.link}
            </a>
            .
          </p>
        )}
      </div>
    </Section>
  );
}

export function CostView({ page, ...frame }: ToolViewProps<CostPage>) {
  const sections = (
    <>
      <HowToRead {...page} />
      <Method {...page} />
    </>
  );
  return (
    <ToolPage {...frame} page={page} slug={COST_SLUG} sections={sections} sources={page.sources} />
  );
}
