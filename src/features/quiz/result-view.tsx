import { type ReactNode, useDeferredValue } from 'react';
import { PageReaderLink } from '../../blocks/page-reader-link.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { BadgeCheck, TrendingUp, TriangleAlert } from '../../ui/icons.tsx';
import { Progress } from '../../ui/progress.tsx';
import { RuledList } from '../../ui/ruled-list.tsx';
import { Stage } from '../../ui/stage.tsx';
import { OpenContact } from '../contact/open-contact.tsx';
import { ResultActions } from '../tools/result-actions.tsx';
import { savedKicker } from '../tools/saved-notice.tsx';
import { Scale } from '../tools/scale.tsx';
import type { SaveStatus } from '../tools/tool-store.ts';
import type { QuizResult } from './schema.ts';
import {
  type Answers,
  chosenOption,
  computeScore,
  findLevel,
  LEVELS,
  MAX_POINTS,
  recommendationsFor,
} from './scoring.ts';

/** Class names are written in full, because Tailwind finds only such names. */
const LEVEL_BADGES = {
  excellent: { Icon: BadgeCheck, className: 'border-ink bg-ink text-paper' },
  'good-start': { Icon: TrendingUp, className: 'border-ink bg-mark' },
  'needs-attention': { Icon: TriangleAlert, className: 'border-red bg-paper text-red' },
};

const LEVEL_STARTS = LEVELS.map(({ from }) => from).filter((from) => from > 0);
const LEVELS_TEXT = LEVELS.map(({ name, from }) => `${name} from ${from}%`).join(', ');

/** The bar repeats the text beside it, so screen readers skip it. */
function Breakdown({ content, answers }: { content: QuizResult; answers: Answers }) {
  const { questions, result } = content;
  return (
    <figure aria-labelledby="quiz-breakdown">
      <figcaption className="beside-sticker">
        <h3 id="quiz-breakdown" className="text-lede/6">
          {result.breakdown}
        </h3>
        <p className="mt-1.5 text-sm/5 text-ink-2">{result.breakdownNote}</p>
      </figcaption>
      <RuledList
        className="mt-5 max-w-measure"
        items={questions.map((question) => {
          const option = chosenOption(question, answers);
          const points = option?.points ?? 0;
          return {
            title: question.topic,
            aside: `${points} ${result.outOf}`,
            text: (
              <>
                <Progress value={points} max={MAX_POINTS} className="mt-2 h-2 text-ink" />
                <span className="mt-1.5 block text-sm/5">{option?.label}</span>
              </>
            ),
          };
        })}
      />
    </figure>
  );
}

function Advice({ content, answers }: { content: QuizResult; answers: Answers }) {
  const { questions, upkeep, result } = content;
  return (
    <section aria-labelledby="quiz-advice" className="mt-12">
      <h3 id="quiz-advice" className="mb-4 text-h3">
        {result.advice}
      </h3>
      <RuledList
        isNumbered
        items={recommendationsFor(questions, answers, upkeep).map(
          ({ title, first, questionId }) => ({
            title,
            text: (
              <>
                <b className="text-ink">{result.firstStep}</b>
                <span>{` ${first}`}</span>
              </>
            ),
            aside: questions.find(({ id }) => id === questionId)?.topic ?? result.upkeep,
          }),
        )}
      />
    </section>
  );
}

type ResultViewProps = {
  content: QuizResult;
  answers: Answers;
  status: SaveStatus;
  notice: ReactNode;
  store: { reset(): void; flush(): void };
};

export function ResultView({ content, answers, status, notice, store }: ResultViewProps) {
  const { questions, levels, result } = content;
  const score = computeScore(questions, answers);
  const level = findLevel(score);
  const { Icon, className } = LEVEL_BADGES[level.id];
  // The details render after the summary: one render of all would take more than 50 ms on a slow
  // phone.
  const areDetailsShown = useDeferredValue(true, false);
  return (
    <Stage
      view="result"
      kicker={savedKicker(status, 'result') ?? 'Result'}
      label={<p>{content.name}</p>}
      heading={level.name}
      result={{ title: `${level.name}: ${content.name} Result` }}
    >
      <p className="max-w-measure text-lede/8 text-ink-2">{levels[level.id].message}</p>
      <Exhibit letter="A" className="mt-10">
        <div className="print-colors grid break-inside-avoid gap-x-12 gap-y-8 lg:grid-cols-[19rem_1fr] print:grid-cols-[13rem_1fr]">
          <div>
            <p className="text-[5rem]/none font-heavy">{`${score}%`}</p>
            <p
              className={classNames(
                'mt-4 inline-flex items-center gap-2 border px-3 py-1.5 text-note/6 font-bold',
                className,
              )}
            >
              <Icon size={20} strokeWidth={1.5} />
              <span>{level.name}</span>
            </p>
            <Scale
              percent={score}
              label={`${score}%. ${LEVELS_TEXT}.`}
              markers={LEVEL_STARTS}
              numbers={[0, ...LEVEL_STARTS.toReversed(), 100]}
            />
            <div className="no-print mt-6 grid gap-3">
              <OpenContact
                label={result.help}
                source="ai-seo-quiz-result"
                subject={`AI SEO quiz: ${score}%, ${level.name}`}
              />
              <Button look="secondary" onClick={store.reset}>
                Retake Quiz
              </Button>
            </div>
            <ResultActions linkNote={result.keep} flush={store.flush} />
            {notice}
          </div>
          {areDetailsShown && <Breakdown content={content} answers={answers} />}
        </div>
      </Exhibit>
      {areDetailsShown && <Advice content={content} answers={answers} />}
      {areDetailsShown && <PageReaderLink text={result.reader} />}
    </Stage>
  );
}
