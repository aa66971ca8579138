import { ReportLine } from '../../blocks/section-props.tsx';
import { RuledList } from '../../ui/ruled-list.tsx';
import { Section } from '../../ui/section-head.tsx';
import { Cites } from '../../ui/sources.tsx';
import { ToolPage, type ToolViewProps } from '../tools/view.tsx';
import { QUIZ_SLUG } from './paths.ts';
import type { Quiz, QuizQuestion } from './schema.ts';
import { LEVELS, levelRange } from './scoring.ts';

function QuestionInFull({ question, points }: { question: QuizQuestion; points: string }) {
  return (
    <li className="grid gap-x-12 gap-y-4 border-t border-line py-8 md:grid-cols-2">
      <div>
        <p className="font-mono text-sm/5 font-bold text-red">{question.topic}</p>
        <h3 className="mt-2 text-h3">{question.text}</h3>
        <p className="mt-3 text-ink-2">
          {question.why}
          <Cites numbers={question.cites} />
        </p>
      </div>
      <RuledList
        items={question.options.map((option) => ({
          title: option.label,
          aside: `${option.points} ${points}`,
          text: option.why,
        }))}
      />
    </li>
  );
}

export function QuizView({ page, ...frame }: ToolViewProps<Quiz>) {
  const { about, scoring, list, questions, sources } = page;
  const sections = (
    <>
      <Section number={1} label={about.label} heading={about.heading} id="checks">
        <div className="grid max-w-measure gap-4 text-ink-2">
          {about.paragraphs.map(({ text, cites }) => (
            <p key={text}>
              {text}
              {cites && <Cites numbers={cites} />}
            </p>
          ))}
        </div>
        <ReportLine text={about.report} />
      </Section>
      <Section number={2} label={scoring.label} heading={scoring.heading} id="scoring">
        <div className="grid gap-x-12 gap-y-4 md:grid-cols-2">
          <p className="max-w-measure text-ink-2">{scoring.text}</p>
          <p className="max-w-measure font-semibold">{scoring.example}</p>
        </div>
        <RuledList
          className="mt-6"
          items={LEVELS.map((level) => ({
            title: level.name,
            aside: `${levelRange(level)}, ${level.recommendations} ${scoring.count}`,
          }))}
        />
      </Section>
      <noscript>
        <section id="questions" className="page mt-18 lg:mt-26">
          <h2 className="text-h2">{list.heading}</h2>
          <ol className="mt-8 border-b border-line">
            {questions.map((question) => (
              <QuestionInFull key={question.id} question={question} points={list.points} />
            ))}
          </ol>
        </section>
      </noscript>
    </>
  );
  return <ToolPage {...frame} page={page} slug={QUIZ_SLUG} sections={sections} sources={sources} />;
}
