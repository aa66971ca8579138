import { Section } from '../../ui/section-head.tsx';
import type { Pricing } from './schema.ts';

/** Anchor of the pricing page's answers to what an article tells a firm to ask of any vendor. */
export const VENDOR_ANSWERS = 'our-answers';

type AnswersProps = { number: number; answers: NonNullable<Pricing['answers']> };

/** What an article tells a firm to get in writing from any vendor, line by line, with our own answer. */
export function VendorAnswers({ number, answers }: AnswersProps) {
  return (
    <Section number={number} label={answers.label} heading={answers.heading} id={VENDOR_ANSWERS}>
      <p className="max-w-measure text-lede/8 text-ink-2">
        {answers.intro}{' '}
        {answers.article && (
          <a href={answers.article.href} className="underline underline-offset-4">
            {answers.article.name}
          </a>
        )}
      </p>
      <ol className="mt-8 border-b border-line">
        {answers.lines.map(({ line, answer }, index) => (
          <li
            key={line}
            className="grid gap-x-9 gap-y-1.5 border-t border-line py-5 md:grid-cols-[2.5rem_minmax(0,5fr)_minmax(0,6fr)]"
          >
            <span aria-hidden="true" className="font-mono text-sm/6 font-bold text-red">
              {index + 1}
            </span>
            <p className="font-bold">{line}</p>
            <p className="text-note/6 text-ink-2">{answer}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
