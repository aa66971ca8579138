import { z } from 'zod';
import { plainText } from '../../content/glossary.ts';
import { railLabelSchema, sectionStart } from '../../content/page-parts.ts';
import { headlineSchema, sourceSchema } from '../../content/parts.ts';
import { toolPageCore } from '../tools/schema.ts';
import { CHECK_IDS, CHECKS, GROUPS, OUTCOMES } from './checks.ts';
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

/** A check as a result shows it: its words, with its source. */
type CheckWords = {
  name: string;
  finding?: string | undefined;
  rule: string;
  source?: { name: string; url: string; checked?: string | undefined } | undefined;
};
export type ReaderWords = Omit<z.infer<typeof toolSchema>, 'checks'> & {
  checks: Record<(typeof CHECK_IDS)[number], CheckWords>;
};

/** The words of the application with what they point to. Errors: a check that cites no source there is. */
export function readerWords({ tool, sources }: ReaderPage): ReaderWords {
  const entries = CHECK_IDS.map((id) => {
    const { name, finding, rule, cites } = tool.checks[id];
    const source = cites === undefined ? undefined : sources[cites - 1];
    if (cites !== undefined && !source)
      throw new Error(`tool.checks.${id}: cites ${cites}, expected a number of sources`);
    const cited = source && { name: source.name, url: source.url, checked: source.checked };
    return [id, { name, finding, rule, source: cited }] as const;
  });
  return { ...tool, checks: Object.fromEntries(entries) as ReaderWords['checks'] };
}
