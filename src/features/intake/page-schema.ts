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
import {
  INTAKE_AREAS,
  INTAKE_CHANNELS,
  INTAKE_TONES,
  intakeScriptSchema,
  TICK_GROUPS,
} from './schema.ts';

const short = z.string().min(3).max(60);

/** One choice of a step: its name and a sentence about its effect on the script. */
const option = z.strictObject({
  label: z.string().min(3).max(40),
  text: plainText(20, 200).describe('What choosing it does to the script'),
});
const choiceStep = <Id extends string>(ids: readonly Id[]) =>
  z.strictObject({
    heading: headlineSchema.describe('The question of the step'),
    note: plainText(30, 260).describe('Why it is asked, beside the options'),
    options: z.record(z.enum(ids), option),
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
      wanted: short.describe('Over the ten ticks that are asked for most'),
      wantedText: plainText(20, 240).describe('Under it: what a tick does'),
      loading: short.describe('In the place of the ticks while they are fetched'),
      notLoaded: plainText(20, 240).describe('Where they could not be fetched'),
      example: short.describe(
        'Before a sentence in which an example takes the place of what is not filled in yet',
      ),
      fillIn: short.describe('At the field of a tick that was left empty'),
      groups: z.record(z.enum(TICK_GROUPS), short).describe('Names of the folded groups'),
      ticked: short.describe('Beside a group; {count} is how many of it are ticked'),
      notesHeading: short.describe('Over the field for everything else'),
      notesText: plainText(20, 240).describe('What happens with it'),
      label: short.describe('Label of the text area'),
      hint: plainText(20, 240).describe('What is useful to write'),
      tooLong: plainText(20, 120).describe('Where {count} characters are too many'),
      near: plainText(20, 120).describe(
        'For screen readers, where {count} characters or fewer are left',
      ),
      filled: short.describe('In the list of steps, once something is ticked or typed'),
    }),
    info: z.strictObject({
      heading: headlineSchema,
      note: plainText(30, 260),
      firmHint: plainText(20, 160),
      callBackHint: plainText(20, 160).describe(
        'What the promise does to the script, and what none does',
      ),
      storageNote: plainText(40, 300).describe('What is stored and who reads it'),
      policyLink: short,
    }),
  }),
  unavailable: plainText(20, 160).describe(
    'Where the application cannot be loaded, before a link to the form',
  ),
  unavailableLink: short,
  hint: short.describe('Why Next cannot be pressed yet: comes before what is missing'),
  missing: z
    .strictObject({
      practiceArea: short,
      channel: short,
      tone: short,
      firmName: short,
      email: short,
    })
    .describe('What a step still needs; several are joined by "and"'),
  generating: z.strictObject({
    kicker: short,
    label: railLabelSchema,
    heading: headlineSchema,
    text: plainText(20, 200).describe('Says how long it takes'),
  }),
  made: plainText(10, 120).describe('Under the wizard, where there is a script from before'),
  showMade: short.describe('Button after it'),
  cleared: plainText(10, 120).describe('Under the wizard, after Generate Another Script'),
  putBack: short.describe('Button after it'),
  failed: plainText(20, 200).describe(
    'In the wizard after a failure, where the server gives no reason of its own',
  ),
  result: z.strictObject({
    kicker: short,
    label: railLabelSchema,
    heading: headlineSchema.describe('Heading over the script; {firm} is the firm'),
    title: z
      .string()
      .min(10)
      .max(60)
      .describe('Title of the document while a script shows, without the brand'),
    skip: short.describe('Button that ends the typing'),
    useHeading: short.describe('Over the buttons that copy, save and print'),
    print: short,
    share: short.describe('Button, where the device has a sheet for sharing'),
    changed: plainText(20, 120).describe('What the bars beside some lines mean'),
    refineHeading: short,
    refineLabel: short,
    refineHint: plainText(20, 160),
    lengthLabel: short.describe('Over the buttons for length and plain words'),
    buttons: z.strictObject({ shorter: short, longer: short, plain: short }),
    toneLabel: short.describe('Over a button for each tone'),
    needsAnswers: plainText(20, 120).describe('Where an answer that a change needs is empty'),
    editedMeanwhile: plainText(20, 160).describe(
      'Where a line was edited while a change was made, which is then dropped',
    ),
    busy: plainText(20, 120).describe('Where a button is pressed while a change is under way'),
    untouched: plainText(10, 120).describe('Before lines by hand that a change has left alone'),
    answers: short.describe('Button: back to the five steps'),
    lines: z
      .strictObject({
        edit: short.describe('Name of the button beside a line, before the name of the line'),
        save: short,
        cancel: short,
        up: short,
        down: short,
        remove: short,
        help: plainText(20, 160).describe('Under a line that is edited: what its keys do'),
        add: short,
        addNote: short,
        byHand: short.describe('Beside a line that the visitor has edited or added'),
        removed: short.describe('In the place of a line that was taken away'),
        putBack: short,
      })
      .describe('What is done to lines by hand'),
    notesText: plainText(20, 200).describe('Over the notes: who they are for'),
    writers: z
      .strictObject({ library: plainText(20, 200), model: plainText(20, 200) })
      .describe('Who has written a script'),
    readBy: short.describe('On paper: before the line for the name of the lawyer who has read it'),
    readOn: short.describe('On paper: before the line for the day'),
    review: plainText(40, 240).describe('Who has to read a script before it is used'),
  }),
});
export type IntakeCopy = z.infer<typeof intakeWordsSchema>;

const fields = z.strictObject({
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
    config: z.strictObject({
      practiceArea: z.enum(INTAKE_AREAS),
      channel: z.enum(INTAKE_CHANNELS),
      tone: z.enum(INTAKE_TONES),
      specialConsiderations: z.string().max(300).describe('A line for each tick, then the notes'),
      firmName: z.string().min(2).max(60).describe('An invented firm'),
    }),
  }),
  sources: z.array(sourceSchema).min(3),
});

/** The page of the intake-script builder. Content of `content/tools/ai-intake-builder.yaml`. */
export const intakePageSchema = fields.refine(
  ({ rules, sources }) => citesListedSources({ sources, points: rules.points }),
  { path: ['rules', 'points'], error: UNLISTED_SOURCE },
);
export type IntakePage = z.infer<typeof intakePageSchema>;

/** The example on that page, as `commands/intake-example.ts` writes it. Content of `content/tools/intake/example.yaml`. */
export const intakeExampleSchema = z.strictObject({ script: intakeScriptSchema });
