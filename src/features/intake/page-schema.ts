import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import {
  citesListedSources,
  citesSchema,
  railLabelSchema,
  sectionStart,
  UNLISTED_SOURCE_MESSAGE,
} from '../../content/page-parts.ts';
import { anyText, headlineSchema, sourceSchema } from '../../content/parts.ts';
import { toolPageCore } from '../tools/schema.ts';
import { INTAKE_AREAS, INTAKE_CHANNELS, INTAKE_TONES, TICK_GROUPS } from './schema.ts';

const shortText = anyText(3, 60);

const choiceStep = <Id extends string>(ids: readonly Id[]) =>
  z.strictObject({
    heading: headlineSchema.describe('The question of the step'),
    note: plainText(30, 260).describe('Explains why we ask, beside the options'),
    options: z.record(
      z.enum(ids),
      z.strictObject({
        label: anyText(3, 40),
        text: plainText(20, 200).describe('Says how this choice changes the script'),
      }),
    ),
  });

const intakeCopySchema = z.strictObject({
  steps: z.strictObject({
    practiceArea: choiceStep(INTAKE_AREAS).extend({
      others: plainText(40, 320).describe(
        'Names areas that are not supported yet, and says what to do',
      ),
      othersLink: shortText.describe('Link at the end of `others`: leads to the contact form'),
    }),
    channel: choiceStep(INTAKE_CHANNELS),
    tone: choiceStep(INTAKE_TONES),
    customize: z.strictObject({
      heading: headlineSchema,
      note: plainText(30, 260),
      wanted: shortText.describe('Heading over the ten most wanted ticks'),
      wantedText: plainText(20, 240).describe('Under that heading: says what a tick does'),
      loading: shortText.describe('Shown until the ticks are loaded'),
      example: shortText.describe(
        'Label of a sentence that shows an example because its value is missing',
      ),
      groups: z.record(z.enum(TICK_GROUPS), shortText).describe('Names of the folded groups'),
      notesHeading: shortText.describe('Heading over the field for notes'),
      notesText: plainText(20, 240).describe('Says how the notes are used'),
      label: shortText.describe('Label of the text area'),
      hint: plainText(20, 240).describe('Says what is useful to write'),
      tooLong: plainText(20, 120).describe('Error for a text that is {count} characters too long'),
    }),
    info: z.strictObject({
      heading: headlineSchema,
      note: plainText(30, 260),
      firmHint: plainText(20, 160),
      storageNote: plainText(40, 300).describe('Says what is stored and who reads it'),
      policyLink: shortText,
    }),
  }),
  unavailable: plainText(20, 160).describe('Shown if the builder cannot be loaded; a link follows'),
  unavailableLink: shortText,
  generating: z.strictObject({
    kicker: shortText,
    label: railLabelSchema,
    heading: headlineSchema,
    text: plainText(20, 200).describe('Says how long it takes'),
  }),
  made: plainText(10, 120).describe('Under the wizard: says that there is an earlier script'),
  showMade: shortText.describe('Button after `made`: shows the earlier script'),
  failed: plainText(20, 200).describe('Shown after a failure if the server gives no reason'),
  result: z.strictObject({
    kicker: shortText,
    label: railLabelSchema,
    heading: headlineSchema.describe('Heading over the script; {firm} is the firm'),
    title: anyText(10, 60).describe('Title of the document, without the brand'),
    useHeading: shortText.describe('Heading over the buttons that copy, save and print'),
    refineHeading: shortText,
    refineLabel: shortText,
    refineHint: plainText(20, 160),
    editedMeanwhile: plainText(20, 160).describe(
      'Shown if the visitor edited the script before the answer to a change came',
    ),
    help: plainText(20, 160).describe('Under an edited line: explains the keys'),
    notesText: plainText(20, 200).describe('Over the notes: says for whom they are'),
    writers: z
      .strictObject({ library: plainText(20, 200), model: plainText(20, 200) })
      .describe('Says who wrote the script: our library or a model'),
    review: plainText(40, 240).describe('Says who must read a script before it is used'),
  }),
});
export type IntakeCopy = z.infer<typeof intakeCopySchema>;

export const intakePageSchema = z
  .strictObject({
    ...toolPageCore,
    builder: intakeCopySchema,
    rules: z
      .strictObject({
        ...sectionStart,
        points: z
          .array(z.strictObject({ title: shortText, text: plainText(20, 200), cites: citesSchema }))
          .min(4)
          .max(6),
      })
      .describe('Describes what every script contains, with sources'),
    example: z.strictObject({
      ...sectionStart,
      text: plainText(40, 320).describe('Says from which answers the example was made'),
      part: shortText.describe('Heading of the part of a script that is shown'),
      lines: z
        .array(anyText(4, 700))
        .min(1)
        .max(4)
        .describe('Lines of that part, word for word as our library writes them'),
    }),
    sources: z.array(sourceSchema).min(3),
  })
  .refine(({ rules, sources }) => citesListedSources({ sources, points: rules.points }), {
    path: ['rules', 'points'],
    error: UNLISTED_SOURCE_MESSAGE,
  });
export type IntakePage = z.infer<typeof intakePageSchema>;
