import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import {
  citesListedSources,
  citesSchema,
  sectionStart,
  UNLISTED_SOURCE_MESSAGE,
} from '../../content/page-parts.ts';
import { anyText, sourceSchema } from '../../content/parts.ts';
import { hasFeature } from '../../content/this-site.ts';
import { READER_SLUG } from '../page-reader/paths.ts';
import { toolPageCore } from '../tools/schema.ts';
import { LEVELS, OPTION_POINTS, QUESTION_IDS } from './scoring.ts';

const shortText = (max: number) => z.string().min(2).max(max);

const recommendation = z.strictObject({
  title: anyText(10, 80).describe('What to do, as an instruction'),
  first: plainText(60, 260).describe('First step: possible in one sitting and without a budget'),
});

const option = z.strictObject({
  value: z
    .string()
    .regex(/^[a-z-]+$/, 'expected lower-case letters and hyphens')
    .describe('Name of the answer in the address of a result; never change it once in use'),
  label: anyText(5, 80).describe('The answer as visitors read it'),
  points: z.literal(OPTION_POINTS).describe('Points of the answer: 0, 10 or 20'),
  why: plainText(30, 140).describe('One sentence on why this answer matters'),
  recommendations: z
    .array(recommendation)
    .describe(
      'Advice for this answer: one entry for every 10 points that it loses, the most important first',
    ),
});

const question = z.strictObject({
  id: z.enum(QUESTION_IDS).describe('Fixed id of the question'),
  topic: anyText(5, 30).describe('Topic of the question, in the breakdown of a result'),
  text: anyText(20, 110).describe('The question'),
  why: plainText(80, 320).describe('Explains why the question matters'),
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

const level = z.strictObject({ message: plainText(60, 240).describe('Explains the level') });

export const quizSchema = z
  .strictObject({
    ...toolPageCore,
    about: z.strictObject({
      ...sectionStart,
      paragraphs: z
        .array(z.strictObject({ text: plainText(80, 420), cites: citesSchema.optional() }))
        .min(1)
        .max(3)
        .describe('Says what the quiz checks and what it cannot check'),
    }),
    scoring: z.strictObject({
      ...sectionStart,
      text: plainText(80, 420).describe('Explains how the points give a score and a list'),
      example: plainText(40, 200).describe('The calculation with example figures'),
      count: shortText(30).describe('Follows the number of recommendations'),
    }),
    list: z
      .strictObject({
        heading: sectionStart.heading,
        points: shortText(20).describe('Follows the points of an answer'),
      })
      .describe('All questions, shown without JavaScript'),
    questionCopy: z.strictObject({
      why: shortText(30).describe('Heading over the explanation of a question'),
      source: shortText(20).describe('Label before the source of a question'),
      hint: plainText(10, 60).describe('Hint beside the button if the question has no answer'),
      unavailable: plainText(20, 160).describe(
        'Shown if the application cannot be loaded; a link to the form follows',
      ),
      unavailableLink: shortText(50),
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
      .describe(
        'Advice for every visitor: it fills the list if the answers give too few recommendations',
      ),
    levels: z
      .strictObject({ excellent: level, 'good-start': level, 'needs-attention': level })
      .describe('Text of each level'),
    result: z.strictObject({
      advice: shortText(40).describe('Heading over the recommendations'),
      firstStep: shortText(20).describe('Label before the first step'),
      breakdown: shortText(40).describe('Heading over the points of each question'),
      breakdownNote: plainText(20, 120).describe('Says what the sum of the points is'),
      outOf: shortText(20).describe('Follows the points of a question'),
      upkeep: shortText(20).describe(
        'Label of a recommendation for every visitor, in place of a question’s topic',
      ),
      help: shortText(50).describe('Button that asks for a session'),
      keep: plainText(40, 200).describe('Says that the address contains the answers'),
      reader: plainText(40, 240).optional().describe('Line with a link to the page reader'),
    }),
    sources: z
      .array(sourceSchema)
      .min(1)
      .describe('Sources of the public facts, numbered in this order'),
  })
  .refine(
    ({ questions, about, sources }) =>
      citesListedSources({ sources, points: [...questions, ...about.paragraphs] }),
    { path: ['questions'], error: UNLISTED_SOURCE_MESSAGE },
  );
export type Quiz = z.infer<typeof quizSchema>;

export type QuizContent = ReturnType<typeof quizContent>;
export type QuizResult = ReturnType<typeof quizResult>;

/** Returns what the questions need. Points and advice are loaded with the result. */
export function quizContent({ questions, questionCopy, sources }: Quiz) {
  const links = sources.map(({ name, url }) => ({ name, url }));
  return {
    questionCopy,
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
  result: { ...result, reader: hasFeature(READER_SLUG) ? result.reader : undefined },
  questions: questions.map(({ id, topic, options }) => ({ id, topic, options })),
});
