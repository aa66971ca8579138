import type { ReactNode } from 'react';
import type { Glossary } from '../../content/glossary.ts';
import { Section } from '../../ui/section-head.tsx';
import { Cites } from '../../ui/sources.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { ToolPage } from '../tools/view.tsx';
import { COST_SLUG } from './address.ts';
import type { CostPage } from './page-schema.ts';
import '../exhibits/drawings.css';
import './cost-per-case.css';
import './range-bar.css';

const ARTICLE = '/blog/cost-per-signed-case';

function Reading({ reading }: Pick<CostPage, 'reading'>) {
  return (
    <Section number={1} label={reading.label} heading={reading.heading} id="numbers" wide>
      <dl className="border-b border-line">
        {reading.numbers.map(({ name, is, use }) => (
          <div
            key={name}
            className="grid gap-x-9 gap-y-2 border-t border-line py-6 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_minmax(0,6fr)]"
          >
            <dt className="text-h3/7 font-[820] tracking-[-0.022em] text-balance">{name}</dt>
            <dd className="text-ink-2">{is}</dd>
            <dd>{use}</dd>
          </div>
        ))}
      </dl>
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
        <p>
          {method.article.text}{' '}
          <a href={ARTICLE} className="font-bold text-ink underline underline-offset-4">
            {method.article.link}
          </a>
          .
        </p>
      </div>
    </Section>
  );
}

type CostViewProps = {
  page: CostPage;
  terms: Glossary['terms'];
  claims: readonly NumberedClaim[];
  /** The application. */
  children: ReactNode;
};

/** The page around the calculator: what each number says, and how it is worked out. */
export function CostView({ page, terms, claims, children }: CostViewProps) {
  const sections = (
    <>
      <Reading {...page} />
      <Method {...page} />
    </>
  );
  return (
    <ToolPage
      page={page}
      slug={COST_SLUG}
      terms={terms}
      claims={claims}
      sections={sections}
      sectionCount={2}
      sources={page.sources}
    >
      {children}
    </ToolPage>
  );
}
