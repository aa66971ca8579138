import { z } from 'zod';
import { glossedText, plainText } from '../../content/glossary.ts';
import {
  citesListedSources,
  citesSchema,
  railLabelSchema,
  sectionStart,
  UNLISTED_SOURCE,
} from '../../content/page-parts.ts';
import { headlineSchema, sourceSchema, verifiedSchema } from '../../content/parts.ts';
import { readsProfiles } from '../../content/this-site.ts';
import { toolPageCore, withValue } from '../tools/schema.ts';
import { UNREAD_REASONS } from './requests.ts';
import { SCORECARD_PARTS } from './score.ts';

const short = z.string().min(3).max(40);

/** Words for one of the seven parts of the score. */
const partCore = {
  label: short.describe('Name of the part'),
  weak: short.describe('In a headline, where it is the first part to work on: "too few reviews"'),
  look: plainText(10, 120).describe('Where a visitor finds their own figure'),
};
const countedPart = z.strictObject({
  ...partCore,
  unit: z
    .strictObject({ one: short, many: short })
    .describe('Unit of what is left to the good status: "1 review"'),
});
const presentPart = z.strictObject({
  ...partCore,
  present: short.describe('Text of a part that is present'),
  absent: short.describe('Text of a part that is missing'),
});

/** The advice for one part; {missing} becomes the distance to the good status, {good} the value where that begins. */
const advice = z.strictObject({
  title: plainText(10, 80).describe('The work in one sentence'),
  text: plainText(40, 260).describe('What to do first'),
});

/** The words of the application itself, form and results. */
const scorecardWordsSchema = z.strictObject({
  form: z.strictObject({
    kicker: short.describe('Over the rail label'),
    label: railLabelSchema,
    heading: headlineSchema.describe('Title of the form'),
    button: short.describe('Button that starts the analysis'),
    waiting: plainText(10, 100).describe('Announced while the analysis runs'),
    unavailable: plainText(20, 160).describe(
      'Shown when the form cannot be loaded; a link to the contact form follows',
    ),
    unavailableLink: short,
    notes: z
      .array(z.strictObject({ term: short, text: plainText(30, 240) }))
      .min(2)
      .max(4)
      .describe('How the entries are used, beside the form'),
    policyLink: short.describe('Link to the privacy policy, after the notes'),
    skipText: plainText(20, 160).describe('Under the form: own figures need no form'),
    skip: short.describe('Button after it'),
  }),
  sample: z.strictObject({
    sample: z.literal(true).describe('The firm is invented'),
    kicker: short.describe('Label of the sample'),
    businessName: z.string().min(2).max(60),
    note: plainText(20, 200).describe('A sentence that the firm is invented'),
  }),
  results: z.strictObject({
    kicker: short,
    label: railLabelSchema,
    title: withValue('score', 10, 60).describe(
      'Title of the document while a result shows, without the brand',
    ),
    scoreLabel: short.describe('Over the score'),
    partsHeading: short.describe('Heading of the rows'),
    sumHeading: short.describe('Heading of the sum'),
    sumTotal: short.describe('Row of the points added'),
    sumAverage: short.describe('Row of the score'),
    sumNote: plainText(40, 320).describe('How the points are counted'),
    adviceHeading: short.describe('Heading of the recommendations'),
    sampleAdvice: plainText(10, 60).describe('The same over simulated figures'),
    nothingToDo: plainText(30, 240).describe('Instead of recommendations, where none is triggered'),
    help: short.describe('Button that asks for a session'),
    scoreNote: withValue('marks', 40, 200).describe(
      'Under the score: what it counts, and what the statuses judge; {marks} is "4 good, 1 warning, 2 bad"',
    ),
    noScore: plainText(20, 160).describe(
      'In the place of the score, where a figure is missing; {count} are there',
    ),
    unnamed: short.describe('In a headline, where a link names no firm'),
    sample: short.describe('In a headline, where all figures are simulated'),
    some: short.describe('In a headline, where a figure is missing: {count} of them are in'),
    notSaved: plainText(40, 240).describe(
      'In the place of the notice about saved work, where Google’s figures show',
    ),
    unread: z
      .record(z.enum(UNREAD_REASONS), plainText(20, 200))
      .describe('Why a profile was not read, after the line about simulated figures'),
    reading: z
      .strictObject({ link: short, closed: plainText(20, 160), other: plainText(20, 160) })
      .describe(
        'Beside what was read: the way to the profile, and what to do if it is another firm’s',
      ),
    own: z
      .strictObject({
        invitation: plainText(40, 240),
        button: short,
        done: short.describe('Button that closes the fields'),
        label: short.describe('After the name of the part, over its field'),
        wrong: plainText(10, 80).describe('Under a field; the most that is possible follows'),
      })
      .describe('How a visitor puts in figures of their own'),
    linkNote: plainText(20, 200).describe('What a link holds'),
    allGood: short.describe('In a headline, where every part is good'),
  }),
  parts: z.strictObject({
    completeness: countedPart,
    photos: countedPart,
    reviews: countedPart,
    website: presentPart,
    hours: presentPart,
    description: presentPart,
    posts: presentPart,
  }),
  advice: z.record(z.enum(SCORECARD_PARTS), advice),
});
export type ScorecardCopy = z.infer<typeof scorecardWordsSchema>;

/** The page of the scorecard. Content of `content/tools/gmb-scorecard.yaml`. */
export const scorecardPageSchema = z
  .strictObject({
    ...toolPageCore,
    whenReading: z
      .strictObject({
        lede: glossedText(60, 320),
        note: plainText(30, 240),
        waiting: plainText(10, 100),
        answer: plainText(40, 400),
      })
      .describe(
        'Replaces hero.lede, the first note of the form, its waiting and the first answer, where profiles are read',
      ),
    simulationVerified: verifiedSchema
      .optional()
      .describe('Who decided that made-up figures may be shown in public'),
    scorecard: scorecardWordsSchema,
    method: z.strictObject({
      ...sectionStart,
      formula: plainText(60, 400).describe('The score in words'),
      table: z
        .strictObject({
          caption: z.string().min(5).max(80),
          columns: z
            .array(z.string().min(3).max(20))
            .length(4)
            .describe('Part, then the three statuses'),
        })
        .describe('The table of statuses; its rows are those of the rule'),
      limits: plainText(60, 400).describe('What the score does not measure'),
      cites: citesSchema,
    }),
    firstHour: z.strictObject({
      ...sectionStart,
      steps: z
        .array(
          z.strictObject({
            title: z.string().min(5).max(60).describe('The step as an instruction'),
            minutes: z.number().int().min(5).max(30),
            text: plainText(20, 200).describe('What to do'),
            cites: citesSchema.optional(),
          }),
        )
        .min(4)
        .max(7)
        .refine(
          (steps) => steps.reduce((sum, { minutes }) => sum + minutes, 0) === 60,
          'expected 60 minutes in all',
        )
        .describe('One hour of work'),
    }),
    sources: z.array(sourceSchema).min(3).describe('Google help pages, numbered in this order'),
  })
  .refine(
    ({ sources, method, firstHour }) =>
      citesListedSources({ sources, points: [method, ...firstHour.steps] }),
    { path: ['firstHour', 'steps'], error: UNLISTED_SOURCE },
  );
export type ScorecardPage = z.infer<typeof scorecardPageSchema>;

/** The list with its first entry changed. */
const withFirst = <T>(all: readonly T[], changed: Partial<T>) =>
  all.map((each, index) => (index === 0 ? { ...each, ...changed } : each));

/** The page with the words for a site that reads profiles, where it does. */
export function presentPage(page: ScorecardPage, isRead = readsProfiles) {
  if (!isRead) return { ...page, isRead };
  const { whenReading: words, hero, faq, scorecard } = page;
  const { form } = scorecard;
  return {
    ...page,
    isRead,
    hero: { ...hero, lede: words.lede },
    faq: { ...faq, items: withFirst(faq.items, { answer: words.answer }) },
    scorecard: {
      ...scorecard,
      form: { ...form, waiting: words.waiting, notes: withFirst(form.notes, { text: words.note }) },
    },
  };
}
