import type { ReactNode } from 'react';
import type { Glossary } from '../../content/glossary.ts';
import { CitedPoints } from '../../ui/cited-points.tsx';
import { Glossed } from '../../ui/glossed.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Sources } from '../../ui/sources.tsx';
import { Steps } from '../../ui/steps.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { Ask } from '../contact/ask.tsx';
import { ToolPage } from '../tools/view.tsx';
import { MarkTable } from './mark-table.tsx';
import type { ScorecardPage } from './page-schema.ts';
import './scorecard.css';

/** Name of the page: for its island, and for the leads that come from it. */
export const SCORECARD_SLUG = 'gmb-scorecard';

const SECTIONS = 3;

/** What a profile is judged on, how the score works, and what to do in the first hour. */
function Sections({ page }: { page: ScorecardPage }) {
  const { judged, method, firstHour } = page;
  const steps = firstHour.steps.map(({ title, minutes, text }) => ({
    title,
    when: `${minutes} minutes`,
    text: <Glossed text={text} />,
  }));
  return (
    <>
      <Section number={1} label={judged.label} heading={judged.heading} id="judged">
        <CitedPoints points={judged.points} />
      </Section>
      <Section number={2} label={method.label} heading={method.heading} id="method">
        <p className="max-w-measure text-lede/8 text-ink-2">{method.formula}</p>
        <MarkTable words={method.table} parts={page.scorecard.parts} />
        <p className="mt-7 max-w-measure text-ink-2">{method.limits}</p>
      </Section>
      <Section number={3} label={firstHour.label} heading={firstHour.heading} id="first-hour" wide>
        <Steps steps={steps} />
        <Ask ask={firstHour.ask} source={`${SCORECARD_SLUG}-first-hour`} subject={page.name} />
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
        sectionCount={SECTIONS}
      >
        {children}
      </ToolPage>
      <Sources sources={page.sources} />
    </>
  );
}
