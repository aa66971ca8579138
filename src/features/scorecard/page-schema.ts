import { z } from 'zod';
import { glossedText, plainText } from '../../content/glossary.ts';
import {
  citesListedSources,
  citesSchema,
  railLabelSchema,
  sectionStart,
  UNLISTED_SOURCE_MESSAGE,
} from '../../content/page-parts.ts';
import { anyText, headlineSchema, sourceSchema, verifiedSchema } from '../../content/parts.ts';
import { canReadProfiles } from '../../content/this-site.ts';
import { textWithPlaceholder, toolPageCore } from '../tools/schema.ts';
import { UNREAD_REASONS } from './requests.ts';
import { SCORECARD_PARTS } from './score.ts';

const shortText = anyText(3, 40);

const partCore = {
  label: shortText.describe('Name of the part'),
  weak: shortText.describe(
    'Used in a headline if this part is the first to improve: "too few reviews"',
  ),
  look: plainText(10, 120).describe('Says where visitors find their own figure'),
};
const countedPart = z.strictObject({
  ...partCore,
  unit: z
    .strictObject({ one: shortText, many: shortText })
    .describe('Unit of the distance to the good status: "1 review"'),
});
const presentPart = z.strictObject({
  ...partCore,
  present: shortText.describe('Text of a part that is present'),
  absent: shortText.describe('Text of a part that is missing'),
});

/**
 * {missing} is replaced by the distance to the status "good", {good} by the value at which this
 * status begins.
 */
const advice = z.strictObject({
  title: plainText(10, 80).describe('The work in one sentence'),
  text: plainText(40, 260).describe('What to do first'),
});

const scorecardCopySchema = z.strictObject({
  form: z.strictObject({
    kicker: shortText.describe('Line over the rail label'),
    label: railLabelSchema,
    heading: headlineSchema.describe('Title of the form'),
    button: shortText.describe('Button that starts the analysis'),
    waiting: plainText(10, 100).describe('Read out by screen readers while the analysis runs'),
    unavailable: plainText(20, 160).describe(
      'Shown when the form cannot be loaded; a link to the contact form follows',
    ),
    unavailableLink: shortText,
    notes: z
      .array(z.strictObject({ term: shortText, text: plainText(30, 240) }))
      .min(2)
      .max(4)
      .describe('Says how the entries are used, beside the form'),
    policyLink: shortText.describe('Link to the privacy policy, after the notes'),
    skipText: plainText(20, 160).describe(
      'Under the form: says that own figures can be entered without it',
    ),
    skip: shortText.describe('Button after `skipText`'),
  }),
  sample: z.strictObject({
    sample: z.literal(true).describe('Declares that the firm is invented'),
    kicker: shortText.describe('Label of the sample'),
    businessName: anyText(2, 60),
    note: plainText(20, 200).describe('Says that the firm is invented'),
  }),
  results: z.strictObject({
    kicker: shortText,
    label: railLabelSchema,
    title: textWithPlaceholder('score', 10, 60).describe(
      'Title of the document when a result is shown, without the brand',
    ),
    scoreLabel: shortText.describe('Label over the score'),
    partsHeading: shortText.describe('Heading of the rows'),
    sumHeading: shortText.describe('Heading of the sum'),
    sumTotal: shortText.describe('Row with the sum of the points'),
    sumAverage: shortText.describe('Row with the score'),
    sumNote: plainText(40, 320).describe('Explains how the points are counted'),
    adviceHeading: shortText.describe('Heading of the recommendations'),
    sampleAdvice: plainText(10, 60).describe('The same heading over simulated figures'),
    nothingToDo: plainText(30, 240).describe('Replaces the recommendations if there are none'),
    help: shortText.describe('Button that asks for a session'),
    scoreNote: textWithPlaceholder('marks', 40, 200).describe(
      'Under the score: says what it counts and what the statuses mean; {marks} is for example "4 good, 1 warning, 2 bad"',
    ),
    noScore: plainText(20, 160).describe(
      'Replaces the score if a figure is missing; {count} is the number of known figures',
    ),
    unnamed: shortText.describe('Used in a headline if a link names no firm'),
    sample: shortText.describe('Used in a headline if all figures are simulated'),
    some: shortText.describe(
      'Used in a headline if a figure is missing; {count} is the number of known figures',
    ),
    notSaved: plainText(40, 240).describe(
      'Replaces the notice about saved work if figures from Google are shown',
    ),
    unread: z
      .record(z.enum(UNREAD_REASONS), plainText(20, 200))
      .describe('Says why a profile was not read, after the line about simulated figures'),
    reading: z
      .strictObject({ link: shortText, closed: plainText(20, 160), other: plainText(20, 160) })
      .describe(
        'Beside the data of a profile: a link to it, and what to do if it belongs to another firm',
      ),
    own: z
      .strictObject({
        invitation: plainText(40, 240),
        button: shortText,
        done: shortText.describe('Button that closes the fields'),
        label: shortText.describe('Follows the name of the part as the label of its field'),
        wrong: plainText(10, 80).describe('Error under a field; the maximum follows'),
      })
      .describe('Texts for entering own figures'),
    linkNote: plainText(20, 200).describe('Says what a link contains'),
    allGood: shortText.describe('Used in a headline if every part is good'),
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
export type ScorecardCopy = z.infer<typeof scorecardCopySchema>;

export const scorecardPageSchema = z
  .strictObject({
    ...toolPageCore,
    copyWithProfiles: z
      .strictObject({
        lede: glossedText(60, 320),
        note: plainText(30, 240),
        waiting: plainText(10, 100),
        answer: plainText(40, 400),
      })
      .describe(
        'Texts for a site that reads profiles: they replace `hero.lede`, the first note of the form, its waiting text and the first answer',
      ),
    simulationVerified: verifiedSchema
      .optional()
      .describe('Records who decided that simulated figures may be shown in public'),
    scorecard: scorecardCopySchema,
    method: z.strictObject({
      ...sectionStart,
      formula: plainText(60, 400).describe('Describes the calculation of the score'),
      table: z
        .strictObject({
          caption: anyText(5, 80),
          columns: z
            .array(anyText(3, 20))
            .length(4)
            .describe('Names of the columns: part, then the three statuses'),
        })
        .describe('Texts of the table of statuses; its rows come from the rules in the code'),
      limits: plainText(60, 400).describe('Says what the score does not measure'),
      cites: citesSchema,
    }),
    firstHour: z.strictObject({
      ...sectionStart,
      steps: z
        .array(
          z.strictObject({
            title: anyText(5, 60).describe('The step as an instruction'),
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
    { path: ['firstHour', 'steps'], error: UNLISTED_SOURCE_MESSAGE },
  );
export type ScorecardPage = z.infer<typeof scorecardPageSchema>;

const replaceFirst = <T>(items: readonly T[], changes: Partial<T>) =>
  items.map((item, index) => (index === 0 ? { ...item, ...changes } : item));

/** On a site that reads profiles, `copyWithProfiles` replaces some texts. */
export function pageForSite(page: ScorecardPage, canRead = canReadProfiles) {
  if (!canRead) return { ...page, canRead };
  const { copyWithProfiles, hero, faq, scorecard } = page;
  const { form } = scorecard;
  return {
    ...page,
    canRead,
    hero: { ...hero, lede: copyWithProfiles.lede },
    faq: { ...faq, items: replaceFirst(faq.items, { answer: copyWithProfiles.answer }) },
    scorecard: {
      ...scorecard,
      form: {
        ...form,
        waiting: copyWithProfiles.waiting,
        notes: replaceFirst(form.notes, { text: copyWithProfiles.note }),
      },
    },
  };
}
