import type { ReactNode } from 'react';
import type { Glossary } from '../../content/glossary.ts';
import { Section } from '../../ui/section-head.tsx';
import { Cites, Sources } from '../../ui/sources.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { ToolPage } from '../tools/view.tsx';
import { MarkTable } from './mark-table.tsx';
import type { ScorecardPage } from './page-schema.ts';
import './scorecard.css';

/** Name of the page: for its island, and for the leads that come from it. */
export const SCORECARD_SLUG = 'gmb-scorecard';

/** How the score works, and what to do in the first hour. */
function Sections({ page: { method, firstHour, scorecard } }: { page: ScorecardPage }) {
  return (
    <>
      <Section number={1} label={method.label} heading={method.heading} id="method">
        <p className="max-w-measure text-ink-2">{method.formula}</p>
        <MarkTable words={method.table} parts={scorecard.parts} />
        <p className="mt-5 max-w-measure text-ink-2">
          {method.limits}
          <Cites numbers={method.cites} />
        </p>
      </Section>
      <Section number={2} label={firstHour.label} heading={firstHour.heading} id="first-hour">
        <ol className="grid gap-x-9 border-b border-line md:grid-cols-2">
          {firstHour.steps.map(({ title, minutes, text, cites }) => (
            <li key={title} className="border-t border-line py-2.5 text-note/6">
              <h3 className="flex justify-between gap-4 font-bold">
                <span>{title}</span>
                <span className="flex-none font-mono text-sm/6 font-normal text-ink-2">{minutes} min</span>
              </h3>
              <p className="text-ink-2">
                {text}
                {cites && <Cites numbers={cites} />}
              </p>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

type ScorecardViewProps = {
  page: ScorecardPage;
  terms: Glossary['terms'];
  claims: readonly NumberedClaim[];
  /** The application. */
  children: ReactNode;
};

/** The page of the scorecard. */
export function ScorecardView({ page, terms, claims, children }: ScorecardViewProps) {
  return (
    <>
      <ToolPage
        page={page}
        slug={SCORECARD_SLUG}
        terms={terms}
        claims={claims}
        sections={<Sections page={page} />}
        sectionCount={2}
      >
        {children}
      </ToolPage>
      <Sources sources={page.sources} />
    </>
  );
}
