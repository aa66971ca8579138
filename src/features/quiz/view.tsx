import type { ReactNode } from 'react';
import type { Glossary } from '../../content/glossary.ts';
import type { Site } from '../../content/site.ts';
import { Section } from '../../ui/section-head.tsx';
import { Cites } from '../../ui/sources.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { Ask } from '../contact/ask.tsx';
import { ReportLine } from '../report/report-line.tsx';
import { ToolClosing, ToolPage } from '../tools/view.tsx';
import { LEVELS, levelRange } from './level.ts';
import type { Quiz, QuizQuestion } from './schema.ts';

/** Name of the page for the leads that come from it. */
const SLUG = 'ai-seo-quiz';

function About({ about }: Pick<Quiz, 'about'>) {
  const [first, ...rest] = about.paragraphs;
  return (
    <Section number={1} label={about.label} heading={about.heading} id="checks">
      <p className="max-w-[38em] text-lede/8">
        {first}
        <Cites numbers={[1]} />
      </p>
      <div className="mt-8 grid gap-x-12 gap-y-5 border-t border-line pt-6 md:grid-cols-2">
        {rest.map((paragraph) => (
          <p key={paragraph} className="text-ink-2">
            {paragraph}
          </p>
        ))}
      </div>
      <ReportLine text={about.report} />
    </Section>
  );
}

function Scoring({ scoring, levels }: Pick<Quiz, 'scoring' | 'levels'>) {
  return (
    <Section number={2} label={scoring.label} heading={scoring.heading} id="scoring">
      <div className="grid gap-x-12 gap-y-5 md:grid-cols-2">
        <p className="max-w-measure text-ink-2">{scoring.text}</p>
        <p className="max-w-measure font-semibold">{scoring.example}</p>
      </div>
      <ul className="mt-8 border-b border-line">
        {LEVELS.map((level) => (
          <li
            key={level.id}
            className="grid gap-x-8 gap-y-2 border-t border-line py-5 md:grid-cols-[12.5rem_1fr_11rem] md:items-baseline"
          >
            <h3 className="text-h3 font-[820]">{level.name}</h3>
            <p className="text-ink-2 max-md:order-1">{levels[level.id].message}</p>
            <p className="text-note/6 font-bold md:text-right">
              {levelRange(level)}
              <span className="block font-normal text-ink-2">
                {level.recommendations} {scoring.count}
              </span>
            </p>
          </li>
        ))}
      </ul>
      <Ask ask={scoring.ask} source={`${SLUG}-scoring`} subject="AI SEO quiz" />
    </Section>
  );
}

function QuestionInFull({ question, points }: { question: QuizQuestion; points: string }) {
  return (
    <li className="grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
      <div>
        <p className="font-mono text-sm/5 font-bold text-red">{question.topic}</p>
        <h3 className="mt-2 text-h3 font-[820]">{question.text}</h3>
        <p className="mt-3 text-note/6 text-ink-2">
          {question.why}
          <Cites numbers={question.cites} />
        </p>
      </div>
      <dl className="self-start border-t border-ink">
        {question.options.map((option) => (
          <div
            key={option.value}
            className="grid grid-cols-[1fr_5.5rem] gap-x-5 border-b border-line py-3 text-note/6"
          >
            <dt className="font-bold">{option.label}</dt>
            <dd className="text-right font-mono text-sm/6">
              {option.points} {points}
            </dd>
            <dd className="text-ink-2">{option.why}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

function AllQuestions({ list, questions }: Pick<Quiz, 'list' | 'questions'>) {
  return (
    <Section number={3} label={list.label} heading={list.heading} id="questions" wide>
      <ol className="border-b border-line">
        {questions.map((question) => (
          <QuestionInFull key={question.id} question={question} points={list.points} />
        ))}
      </ol>
    </Section>
  );
}

type QuizViewProps = {
  page: Quiz;
  claims: readonly NumberedClaim[];
  terms: Glossary['terms'];
  children: ReactNode;
};

/** The quiz's page around the quiz: what it checks, how it scores, every question in full. */
export function QuizView({ page, claims, terms, children }: QuizViewProps) {
  const sections = (
    <>
      <About {...page} />
      <Scoring {...page} />
      <AllQuestions {...page} />
    </>
  );
  return (
    <ToolPage
      page={page}
      slug={SLUG}
      claims={claims}
      terms={terms}
      sections={sections}
      sectionCount={3}
      sources={page.sources}
    >
      {children}
    </ToolPage>
  );
}

/** The closing call to action. */
export function QuizClosing({ page, site }: { page: Quiz; site: Site }) {
  return <ToolClosing page={page} slug={SLUG} site={site} />;
}
