import { type Answers, pointsOf } from './answers.ts';
import type { QuizContent } from './content.ts';
import { MAX_POINTS } from './questions.ts';

type BreakdownProps = {
  questions: QuizContent['questions'];
  answers: Answers;
  words: QuizContent['result'];
};

/** The points question by question. The bar repeats what stands beside it in words, so that nobody needs to see it. */
export function Breakdown({ questions, answers, words }: BreakdownProps) {
  return (
    <figure aria-labelledby="quiz-breakdown">
      <figcaption className="beside-sticker">
        <h3 id="quiz-breakdown" className="text-lede/6 font-[820]">
          {words.breakdown}
        </h3>
        <p className="mt-1.5 text-sm/5 text-ink-2">{words.breakdownNote}</p>
      </figcaption>
      <ul className="mt-5 border-b border-line">
        {questions.map((question) => {
          const points = pointsOf(question, answers);
          const chosen = question.options.find(({ value }) => value === answers[question.id]);
          return (
            <li key={question.id} className="border-t border-line py-3">
              <p className="flex justify-between gap-4 text-note/6">
                <span className="font-bold">{question.topic}</span>
                <span className="flex-none">
                  <b className="tabular">{points}</b>
                  <span>{` ${words.outOf}`}</span>
                </span>
              </p>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${MAX_POINTS} 1`}
                preserveAspectRatio="none"
                className="points-bar"
              >
                <rect className="points-all" width={MAX_POINTS} height="1" />
                <rect className="points-got" width={points} height="1" />
              </svg>
              <p className="mt-1.5 text-sm/5 text-ink-2">{chosen?.label}</p>
            </li>
          );
        })}
      </ul>
    </figure>
  );
}
