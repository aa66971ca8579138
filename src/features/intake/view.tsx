import type { ReactNode } from 'react';
import type { Glossary } from '../../content/glossary.ts';
import { CitedPoints } from '../../ui/cited-points.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Steps } from '../../ui/steps.tsx';
import type { NumberedClaim } from '../claims/notes.ts';
import { Ask } from '../contact/ask.tsx';
import { ToolPage } from '../tools/view.tsx';
import type { IntakeTicks } from './customize.tsx';
import type { IntakePage } from './page-schema.ts';
import type { IntakeScript } from './schema.ts';
import { sectionsOf } from './script-parts.ts';
import { LineText, ScriptNotes, ScriptSheet } from './script-sheet.tsx';
import { INTAKE_STEPS } from './steps.ts';
import { fittingTopics, ticksAndNotes } from './ticks.ts';
import './intake.css';
import './script.css';

/** Name of the page: for its island, and for the leads that come from it. */
export const INTAKE_BUILDER_SLUG = 'ai-intake-builder';

const SECTIONS = 4;

/** The five answers an example was made from. */
function ExampleAnswers({ page: { example, builder } }: { page: IntakePage }) {
  const { practiceArea, channel, tone, specialConsiderations, firmName } = example.config;
  const { steps } = builder;
  const given = [
    steps.practiceArea.options[practiceArea].label,
    steps.channel.options[channel].label,
    steps.tone.options[tone].label,
    specialConsiderations,
    firmName,
  ];
  return (
    <dl className="border-t-2 border-ink text-note/6">
      {INTAKE_STEPS.map((step, index) => (
        <div key={step} className="border-b border-line py-3">
          <dt className="text-ink-2">{step}</dt>
          <dd className="font-bold whitespace-pre-line">{given[index]}</dd>
        </div>
      ))}
    </dl>
  );
}

type ExampleProps = Pick<IntakeBuilderViewProps, 'page' | 'script' | 'ticks'>;

function Example({ page, script, ticks: { topics } }: ExampleProps) {
  const { example, builder } = page;
  const { notes } = ticksAndNotes(
    fittingTopics(topics, example.config),
    example.config.specialConsiderations,
  );
  return (
    <Section number={2} label={example.label} heading={example.heading} id="example" wide>
      <div className="grid gap-x-9 gap-y-12 lg:grid-cols-[200px_minmax(0,1fr)] xl:gap-x-14 xl:grid-cols-[15rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <p className="mb-6 text-note/6 text-ink-2">{example.text}</p>
          <ExampleAnswers page={page} />
        </div>
        <Exhibit letter="A" className="script-exhibit min-w-0">
          <ScriptSheet sections={sectionsOf(script)} />
          {notes.length > 0 && (
            <ScriptNotes text={builder.result.notesText}>
              <ul>
                {notes.map((note) => (
                  <li key={note} className="script-line">
                    <LineText text={note} />
                  </li>
                ))}
              </ul>
            </ScriptNotes>
          )}
        </Exhibit>
      </div>
      <Ask ask={example.ask} source={`${INTAKE_BUILDER_SLUG}-example`} subject="Our script" />
    </Section>
  );
}

function Options({ options }: { options: Record<string, { label: string; text: string }> }) {
  return (
    <dl className="self-start border-t border-ink">
      {Object.entries(options).map(([id, option]) => (
        <div key={id} className="grid gap-x-6 border-b border-line py-3 text-note/6 sm:grid-cols-[10rem_1fr]">
          <dt className="font-bold">{option.label}</dt>
          <dd className="text-ink-2">{option.text}</dd>
        </div>
      ))}
    </dl>
  );
}

function CustomizeInWords({ words }: { words: IntakePage['builder']['steps']['customize'] }) {
  return (
    <div className="grid gap-3 text-ink-2">
      <p>{words.wantedText}</p>
      <p>{words.notesText}</p>
    </div>
  );
}

/** Every step with its question, and what each answer changes. */
function StepList({ page: { list, builder } }: { page: IntakePage }) {
  const { practiceArea, channel, tone, customize, info } = builder.steps;
  const steps = [
    { ...practiceArea, body: <Options options={practiceArea.options} /> },
    { ...channel, body: <Options options={channel.options} /> },
    { ...tone, body: <Options options={tone.options} /> },
    { ...customize, body: <CustomizeInWords words={customize} /> },
    { ...info, body: <p className="text-ink-2">{info.kept}</p> },
  ];
  return (
    <Section number={3} label={list.label} heading={list.heading} id="steps" wide>
      <p className="max-w-measure text-lede/8 text-ink-2 lg:ml-[236px]">{list.text}</p>
      <ol className="mt-9 border-b border-line">
        {steps.map(({ heading, note, body }, index) => (
          <li
            key={heading}
            className="grid gap-x-12 gap-y-5 border-t border-line py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]"
          >
            <div>
              <p className="font-mono text-sm/5 font-bold text-red">{INTAKE_STEPS[index]}</p>
              <h3 className="mt-2 text-h3 font-[820]">{heading}</h3>
              <p className="mt-3 max-w-measure text-note/6 text-ink-2">{note}</p>
            </div>
            {body}
          </li>
        ))}
      </ol>
      <Ask ask={list.ask} source={`${INTAKE_BUILDER_SLUG}-steps`} subject="Intake script" />
    </Section>
  );
}

type IntakeBuilderViewProps = {
  page: IntakePage;
  /** The example. */
  script: IntakeScript;
  ticks: IntakeTicks;
  terms: Glossary['terms'];
  claims: readonly NumberedClaim[];
  /** The application. */
  children: ReactNode;
};

/** The page of the intake-script builder. */
export function IntakeBuilderView({ page, script, ticks, terms, claims, children }: IntakeBuilderViewProps) {
  const { rules, use } = page;
  const sections = (
    <>
      <Section number={1} label={rules.label} heading={rules.heading} id="rules">
        <CitedPoints points={rules.points} />
      </Section>
      <Example {...{ page, script, ticks }} />
      <StepList page={page} />
      <Section number={4} label={use.label} heading={use.heading} id="use" wide>
        <Steps steps={use.steps} />
      </Section>
    </>
  );
  return (
    <ToolPage
      page={page}
      slug={INTAKE_BUILDER_SLUG}
      terms={terms}
      claims={claims}
      sections={sections}
      sectionCount={SECTIONS}
      sources={page.sources}
    >
      {children}
    </ToolPage>
  );
}
