import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { railLabelSchema, sectionStart } from '../../content/page-parts.ts';
import { checkedSchema, headlineSchema, sourceSchema } from '../../content/parts.ts';
import { toolPageCore } from '../tools/schema.ts';
import { CHECK_IDS, CHECKS, GROUPS, heldBackFor, type Measured, OUTCOMES } from './checks.ts';
import { UNREAD } from './reading.ts';

const short = z.string().min(2).max(60);

const formSchema = z.strictObject({
  kicker: short,
  label: railLabelSchema,
  heading: headlineSchema,
  address: short.describe('Label of the field'),
  hint: plainText(20, 160).describe('Under the field'),
  button: short,
  reading: short.describe('The button while a page is read'),
  waiting: plainText(20, 160).describe('Said meanwhile'),
  paste: short.describe('Opens the field for HTML'),
  pasteHint: plainText(40, 240).describe('Over that field: when and how'),
  html: short.describe('Its label'),
  readPasted: short.describe('Its button'),
  notes: z
    .array(z.strictObject({ term: short, text: plainText(20, 200) }))
    .min(2)
    .max(4),
  empty: plainText(10, 120).describe('Where nothing was entered'),
  failed: plainText(20, 160).describe('Where no answer came'),
  unavailable: plainText(20, 160).describe(
    'Where the application cannot be loaded, before a link to the form',
  ),
  unavailableLink: short,
});

const resultSchema = z.strictObject({
  kicker: short,
  label: railLabelSchema,
  heading: headlineSchema.describe('Over what is read first'),
  caption: short.describe('Under it, before address and day'),
  pasted: short.describe('In the place of the address of pasted HTML'),
  none: short.describe('Where there is no title, heading or sentence'),
  findings: z.strictObject({
    none: short,
    one: short,
    many: short.describe('{count} stands for how many'),
  }),
  findingsText: plainText(40, 240).describe('What counts as one'),
  unreadable: short.describe('After the address of a page that could not be read'),
  again: short.describe('Button'),
  outline: short.describe('Over the list of headings'),
  rule: short.describe('Before the rule of a check'),
  ownRule: short.describe('In the place of its source'),
  checkedOn: short.describe('Before the day on which the source was compared'),
  errorsText: plainText(40, 240).describe('What labeled pages are, on which errors were counted'),
  error: short.describe('How often a check was wrong; {n} and {wrong} stand for the numbers'),
  answerError: short.describe('Follows it: how often the answer that a line gives was'),
  unmended: plainText(20, 120).describe('Follows it: the same before a fault was mended'),
  unmeasured: short.describe('In the place of these'),
  heldBack: plainText(20, 120).describe(
    'Why a line cannot tell though there is an answer; {n} and {wrong} as above',
  ),
  answerHeldBack: plainText(20, 120).describe(
    'The same in the list of checks; {answer} stands for the answer',
  ),
  contact: short.describe('Button that opens the contact form with the findings'),
  subject: short.describe('Before them in the contact form'),
  copy: short,
  download: short,
  print: short,
  copied: short,
  notCopied: short,
});

const pasteSchema = z.strictObject({
  heading: headlineSchema,
  jsonLd: short,
  jsonLdText: plainText(20, 200),
  leftOut: short,
  repaired: short.describe('{block} stands for its number'),
  repairedText: plainText(20, 200),
  copy: short,
});

const checkSchema = z.strictObject({
  name: z.string().min(4).max(60).describe('What is looked for'),
  finding: short
    .optional()
    .describe('What is said where a page falls short; a check that only shows has none'),
  rule: plainText(30, 200).describe('By which rule, in one sentence'),
  cites: z.number().int().positive().optional().describe('Its source, by its place in sources'),
});

/** The words of the application itself. */
const toolSchema = z.strictObject({
  form: formSchema,
  result: resultSchema,
  groups: z.record(z.enum(GROUPS), short),
  outcomes: z.record(z.enum(OUTCOMES), short),
  paste: pasteSchema,
  unread: z.record(z.enum(UNREAD), plainText(20, 200)).describe('Why a page could not be read'),
  checks: z
    .record(z.enum(CHECK_IDS), checkSchema)
    .refine(
      (checks) => CHECK_IDS.every((id) => (CHECKS[id].wanted === 'either') === !checks[id].finding),
      {
        error: 'expected words for a finding at every check that can be one, and at no other',
      },
    ),
});

/** The page of the tool. Content of `content/tools/page-reader.yaml`. */
export const readerPageSchema = z.strictObject({
  ...toolPageCore,
  tool: toolSchema,
  checksTable: z.strictObject({ ...sectionStart, text: plainText(40, 400) }),
  method: z.strictObject({
    heading: headlineSchema,
    paragraphs: z.array(plainText(40, 700)).min(1).max(4),
    fetch: z.strictObject({
      heading: headlineSchema,
      text: plainText(40, 500),
      rules: z.array(short).describe('Lines of a robots.txt'),
    }),
  }),
  sources: z.array(sourceSchema).min(1),
});
export type ReaderPage = z.infer<typeof readerPageSchema>;

const shareSchema = z
  .strictObject({
    n: z.number().int().nonnegative().describe('Labeled pages on which this was answered'),
    wrong: z.number().int().nonnegative().describe('Of these, how often it was wrong'),
  })
  .refine(({ n, wrong }) => wrong <= n, 'expected no more wrong answers than answers');
const measuredSchema = z
  .strictObject({
    found: shareSchema,
    'not found': shareSchema,
    all: shareSchema,
    unmended: shareSchema
      .optional()
      .describe('In all, before a fault seen on these pages was mended'),
  })
  .refine(
    ({ all, found, 'not found': notFound }) =>
      all.n > 0 && all.n === found.n + notFound.n && all.wrong === found.wrong + notFound.wrong,
    'expected in all what the two answers come to',
  )
  .refine(
    (measured) => !heldBackFor(measured, 'found') || !heldBackFor(measured, 'not found'),
    'neither answer may be given: the check has to go',
  );

/** What was measured of each check. Content of `content/tools/page-reader/errors.yaml`. */
export const readerErrorsSchema = z.strictObject({
  checked: checkedSchema,
  checks: z.partialRecord(z.enum(CHECK_IDS), measuredSchema),
});
export type ReaderErrors = z.infer<typeof readerErrorsSchema>;

/** A check as a result shows it: its words, with its source and what was measured of it. */
type CheckWords = {
  name: string;
  finding?: string | undefined;
  rule: string;
  source?: { name: string; url: string; checked?: string | undefined } | undefined;
  measured?: Measured | undefined;
};
export type ReaderWords = Omit<z.infer<typeof toolSchema>, 'checks'> & {
  checks: Record<(typeof CHECK_IDS)[number], CheckWords>;
};

/** The words of the application with what they point to. Errors: a check that cites no source there is. */
export function readerWords({ tool, sources }: ReaderPage, errors: ReaderErrors): ReaderWords {
  const entries = CHECK_IDS.map((id) => {
    const { name, finding, rule, cites } = tool.checks[id];
    const source = cites === undefined ? undefined : sources[cites - 1];
    if (cites !== undefined && !source)
      throw new Error(`tool.checks.${id}: cites ${cites}, expected a number of sources`);
    const cited = source && { name: source.name, url: source.url, checked: source.checked };
    return [id, { name, finding, rule, source: cited, measured: errors.checks[id] }] as const;
  });
  return { ...tool, checks: Object.fromEntries(entries) as ReaderWords['checks'] };
}
