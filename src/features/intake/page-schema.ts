import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import {
  citesListedSources,
  citesSchema,
  railLabelSchema,
  sectionStart,
  UNLISTED_SOURCE,
} from '../../content/page-parts.ts';
import { headlineSchema, sourceSchema } from '../../content/parts.ts';
import { toolPageCore } from '../tools/schema.ts';
import { INTAKE_AREAS, INTAKE_CHANNELS, INTAKE_TONES, TICK_GROUPS } from './schema.ts';

const short = z.string().min(3).max(60);

/** The choices of a step: a name and a sentence for each. */
const choiceStep = <Id extends string>(ids: readonly Id[]) =>
  z.strictObject({
    heading: headlineSchema.describe('The question of the step'),
    note: plainText(30, 260).describe('Why it is asked, beside the options'),
    options: z.record(
      z.enum(ids),
      z.strictObject({
        label: z.string().min(3).max(40),
        text: plainText(20, 200).describe('What choosing it does to the script'),
      }),
    ),
  });

/** The words of the application itself: wizard, waiting, result. */
const intakeWordsSchema = z.strictObject({
  steps: z.strictObject({
    practiceArea: choiceStep(INTAKE_AREAS).extend({
      others: plainText(40, 320).describe('Which areas are not there yet, and what to do'),
      othersLink: short.describe('The end of it: leads to the contact form'),
    }),
    channel: choiceStep(INTAKE_CHANNELS),
    tone: choiceStep(INTAKE_TONES),
    customize: z.strictObject({
      heading: headlineSchema,
      note: plainText(30, 260),
      wanted: short.describe('Over the ten ticks that are requested most'),
      wantedText: plainText(20, 240).describe('Under it: what a tick does'),
      loading: short.describe('In the place of the ticks while they are fetched'),
      example: short.describe('Before a sentence with an example in place of a missing value'),
      groups: z.record(z.enum(TICK_GROUPS), short).describe('Names of the folded groups'),
      notesHeading: short.describe('Over the field for everything else'),
      notesText: plainText(20, 240).describe('What happens with it'),
      label: short.describe('Label of the text area'),
      hint: plainText(20, 240).describe('What is useful to write'),
      tooLong: plainText(20, 120).describe('Where {count} characters are too many'),
    }),
    info: z.strictObject({
      heading: headlineSchema,
      note: plainText(30, 260),
      firmHint: plainText(20, 160),
      storageNote: plainText(40, 300).describe('What is stored and who reads it'),
      policyLink: short,
    }),
  }),
  unavailable: plainText(20, 160).describe('Where the builder cannot be loaded, before a link'),
  unavailableLink: short,
  generating: z.strictObject({
    kicker: short,
    label: railLabelSchema,
    heading: headlineSchema,
    text: plainText(20, 200).describe('Says how long it takes'),
  }),
  made: plainText(10, 120).describe('Under the wizard, where there is a script from before'),
  showMade: short.describe('Button after it'),
  failed: plainText(20, 200).describe('After a failure for which the server gives no reason'),
  result: z.strictObject({
    kicker: short,
    label: railLabelSchema,
    heading: headlineSchema.describe('Heading over the script; {firm} is the firm'),
    title: z.string().min(10).max(60).describe('Title of the document, without the brand'),
    useHeading: short.describe('Over the buttons that copy, save and print'),
    refineHeading: short,
    refineLabel: short,
    refineHint: plainText(20, 160),
    editedMeanwhile: plainText(20, 160).describe(
      'Shown where an edit came before the answer to a change',
    ),
    help: plainText(20, 160).describe('Under a line that is edited: what its keys do'),
    notesText: plainText(20, 200).describe('Over the notes: who they are for'),
    writers: z
      .strictObject({ library: plainText(20, 200), model: plainText(20, 200) })
      .describe('Who has written a script'),
    review: plainText(40, 240).describe('Who has to read a script before it is used'),
  }),
});
export type IntakeCopy = z.infer<typeof intakeWordsSchema>;

/** The page of the intake-script builder. Content of `content/tools/ai-intake-builder.yaml`. */
export const intakePageSchema = z
  .strictObject({
    ...toolPageCore,
    builder: intakeWordsSchema,
    rules: z
      .strictObject({
        ...sectionStart,
        points: z
          .array(z.strictObject({ title: short, text: plainText(20, 200), cites: citesSchema }))
          .min(4)
          .max(6),
      })
      .describe('What every script holds, and the documents behind it'),
    example: z.strictObject({
      ...sectionStart,
      text: plainText(40, 320).describe('What the example was made from'),
      part: short.describe('Heading of the part of a script that is shown'),
      lines: z
        .array(z.string().min(4).max(700))
        .min(1)
        .max(4)
        .describe('Lines of that part, word for word as our library writes them'),
    }),
    sources: z.array(sourceSchema).min(3),
  })
  .refine(({ rules, sources }) => citesListedSources({ sources, points: rules.points }), {
    path: ['rules', 'points'],
    error: UNLISTED_SOURCE,
  });
export type IntakePage = z.infer<typeof intakePageSchema>;
