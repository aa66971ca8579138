import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import {
  citesListedSources,
  citesSchema,
  sectionStart,
  UNLISTED_SOURCE,
} from '../../content/page-parts.ts';
import { sourceSchema } from '../../content/parts.ts';
import { readerOffer } from '../page-reader/offer.ts';
import { toolPageCore } from '../tools/schema.ts';
import { LEVELS, OPTION_POINTS, QUESTION_IDS } from './scoring.ts';

const word = (max: number) => z.string().min(2).max(max);

const recommendation = z.strictObject({
  title: z.string().min(10).max(80).describe('What to do, as an instruction'),
  first: plainText(60, 260).describe('What to do first: one sitting, no budget'),
});

const option = z.strictObject({
  value: z
    .string()
    .regex(/^[a-z-]+$/, 'expected lower-case letters and hyphens')
    .describe('Name of the answer in the address of a result; never change it once in use'),
  label: z.string().min(5).max(80).describe('The answer as the visitor reads it'),
  points: z.literal(OPTION_POINTS).describe('What the answer is worth: 0, 10 or 20'),
  why: plainText(30, 140).describe('One sentence on why this answer matters'),
  recommendations: z
    .array(recommendation)
    .describe(
      'For whoever gives this answer, one for every 10 points it loses, the more important first',
    ),
});

const question = z.strictObject({
  id: z.enum(QUESTION_IDS).describe('Fixed id of the question'),
  topic: z
    .string()
    .min(5)
    .max(30)
    .describe('What the question is about, in the breakdown of a result'),
  text: z.string().min(20).max(110).describe('The question'),
  why: plainText(80, 320).describe('Why it is asked'),
  cites: citesSchema,
  options: z
    .array(option)
    .length(OPTION_POINTS.length)
    .refine(
      (options) =>
        options.map(({ points }) => points).join() === OPTION_POINTS.join() &&
        options.every(
          ({ recommendations }, index) =>
            recommendations.length === OPTION_POINTS.length - 1 - index,
        ),
      'expected three options worth 0, 10 and 20 points in this order, with two, one and no recommendations',
    )
    .refine(
      (options) => new Set(options.map(({ value }) => value)).size === options.length,
      'expected each option to have a value of its own',
    ),
});
export type QuizQuestion = z.infer<typeof question>;

const level = z.strictObject({ message: plainText(60, 240).describe('What the level means') });

/** The AI SEO quiz and its page. Content of `content/tools/ai-seo-quiz.yaml`. */
export const quizSchema = z
  .strictObject({
    ...toolPageCore,
    about: z.strictObject({
      ...sectionStart,
      paragraphs: z
        .array(z.strictObject({ text: plainText(80, 420), cites: citesSchema.optional() }))
        .min(1)
        .max(3)
        .describe('What it checks, and what it cannot'),
    }),
    scoring: z.strictObject({
      ...sectionStart,
      text: plainText(80, 420).describe('How points become a score and a list'),
      example: plainText(40, 200).describe('The sum once with figures'),
      count: word(30).describe('After the number of recommendations'),
    }),
    list: z
      .strictObject({
        heading: sectionStart.heading,
        points: word(20).describe('After the points of an answer'),
      })
      .describe('The questions in full, where there is no JavaScript'),
    asking: z.strictObject({
      why: word(30).describe('Over why a question is asked'),
      source: word(20).describe('Before the source beside a question'),
      hint: plainText(10, 60).describe('Beside the button while the question has no answer'),
      unavailable: plainText(20, 160).describe(
        'Where the application cannot be loaded, before a link to the form',
      ),
      unavailableLink: word(50),
    }),
    questions: z
      .array(question)
      .length(QUESTION_IDS.length)
      .refine(
        (questions) => questions.every(({ id }, index) => id === QUESTION_IDS[index]),
        `expected the questions ${QUESTION_IDS.join(', ')} in this order`,
      ),
    upkeep: z
      .array(recommendation)
      .min(LEVELS[0].recommendations)
      .describe('For everybody: what fills a list that the answers do not'),
    levels: z
      .strictObject({ excellent: level, 'good-start': level, 'needs-attention': level })
      .describe('Text of each level'),
    result: z.strictObject({
      advice: word(40).describe('Over the recommendations'),
      firstStep: word(20).describe('Before what to do first'),
      breakdown: word(40).describe('Over the points by question'),
      breakdownNote: plainText(20, 120).describe('What the points add up to'),
      outOf: word(20).describe('After the points of a question'),
      upkeep: word(20).describe('Beside a recommendation that answers no weak answer'),
      help: word(50).describe('Button that asks for a session'),
      keep: plainText(40, 200).describe('That the address holds the answers'),
      reader: plainText(40, 240).optional().describe('Line that leads to the page reader'),
    }),
    sources: z
      .array(sourceSchema)
      .min(1)
      .describe('Sources of the public facts, numbered in this order'),
  })
  .refine(
    ({ questions, about, sources }) =>
      citesListedSources({ sources, points: [...questions, ...about.paragraphs] }),
    { path: ['questions'], error: UNLISTED_SOURCE },
  );
export type Quiz = z.infer<typeof quizSchema>;

/** The texts that the questions need in the browser. */
export type QuizContent = ReturnType<typeof quizContent>;
/** The texts that a result needs besides. */
export type QuizResult = ReturnType<typeof quizResult>;

/** Each question has its sources; points and advice come with the result. */
export function quizContent({ questions, asking, sources }: Quiz) {
  const links = sources.map(({ name, url }) => ({ name, url }));
  return {
    asking,
    questions: questions.map(({ cites, options, topic: _, ...question }) => ({
      ...question,
      options: options.map(({ value, label, why }) => ({ value, label, note: why })),
      sources: cites.flatMap((cited) => links[cited - 1] ?? []),
    })),
  };
}

export const quizResult = ({ name, questions, upkeep, levels, result }: Quiz) => ({
  name,
  upkeep,
  levels,
  result: { ...result, reader: readerOffer(result.reader) },
  questions: questions.map(({ id, topic, options }) => ({ id, topic, options })),
});
