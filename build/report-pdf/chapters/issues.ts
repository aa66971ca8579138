import { exampleLine } from '../../../src/features/report/example-line.ts';
import type { ReportIssue } from '../../../src/features/report/schema.ts';
import { REPORT_WORDS } from '../../../src/features/report/words.ts';
import { type Block, beside, rule, spaced, stack, tagged } from '../block.ts';
import { exhibit, exhibitInside } from '../blocks/exhibit.ts';
import { text, words } from '../blocks/text.ts';
import { answerFields } from '../blocks/write-in.ts';
import { type Chapter, fullWidth, mainColumn, opening, type Part } from '../chapter.ts';
import { cited } from '../cited.ts';
import { capitalized, figureOf, type ReportContent } from '../content.ts';
import { COLOR, FULL_WIDTH, MAIN_WIDTH, RAIL, TEXT } from '../design.ts';
import type { Paper } from '../paper.ts';
import { WORDS } from '../words.ts';

const COLUMN_GAP = 24;
/** The overview of the summary is exhibit A. */
const LETTERS = ['B', 'C', 'D', 'E'] as const;

/** The four issues, a page for each. In: number of the chapter. */
export function issueChapters(paper: Paper, content: ReportContent, number: number): Chapter[] {
  const { label, heading, intro, items } = content.report.issues;
  const head = [
    opening(paper, { number, label, heading, id: 'issues' }),
    ...mainColumn([words(paper, intro, TEXT.intro, { width: MAIN_WIDTH, above: 11, keepWithNext: true })]),
  ];
  return items.map((issue, index) => ({
    startsPage: true,
    parts: [...(index ? [] : head), ...issueParts(paper, content, issue, index)],
  }));
}

function issueParts(paper: Paper, content: ReportContent, issue: ReportIssue, index: number): Part[] {
  const { figure, claim } = figureOf(content, issue.claim);
  const total = content.report.issues.items.length;
  const aside = stack([
    words(paper, REPORT_WORDS.issue(index + 1, total), TEXT.caption, { width: RAIL.width }),
    words(paper, figure, TEXT.figure, { width: RAIL.width, above: 7 }),
    words(paper, capitalized(claim), TEXT.caption, { width: RAIL.width - 8, above: 4 }),
  ]);
  const title = words(paper, issue.title, TEXT.section, { width: MAIN_WIDTH, tag: 'H3' });
  const paragraphs = issue.text.map((paragraph, place) =>
    text(paper, cited(paragraph, TEXT.body, place === issue.text.length - 1 ? issue.cites : []), {
      width: MAIN_WIDTH,
      above: place ? 8 : 7,
    }),
  );
  const body: Block = { ...stack([title, ...paragraphs]) };
  const line: Part = { block: { ...rule(FULL_WIDTH, 0.75, COLOR.ink), above: 20 } };
  const [part] = mainColumn([spaced(12, body)], aside);
  return [
    { ...line, entry: { title: issue.title, level: 2, id: issue.id } },
    ...(part ? [part] : []),
    ...fullWidth([examples(paper, issue, LETTERS[index] ?? ''), advice(paper, issue), ownFindings(paper)]),
  ];
}

/** Headings, text and code of an example, each set as what it is. */
const EXAMPLE = {
  code: { style: TEXT.code, above: 3 },
  omission: { style: TEXT.quiet, above: 6 },
  sentence: { style: TEXT.quoted, above: 5 },
  heading: { style: TEXT.small, above: 6 },
} as const;

function quotedLine(paper: Paper, line: string, width: number) {
  const { style, above } = EXAMPLE[exampleLine(line)];
  return words(paper, line, style, { width, above });
}

function examples(paper: Paper, { before, after }: ReportIssue, letter: string) {
  const inside = exhibitInside(FULL_WIDTH);
  const width = (inside - COLUMN_GAP) / 2;
  const version = ({ caption, lines }: ReportIssue['before']) =>
    tagged(
      'Sect',
      stack([
        words(paper, caption, TEXT.caption, { width: width - 10, tag: 'H4' }),
        rule(width, 0.75, COLOR.ink3, 6),
        ...lines.map((line) => quotedLine(paper, line, width)),
      ]),
    );
  const columns = beside([
    { at: 0, block: version(before) },
    { at: width + COLUMN_GAP, block: version(after) },
  ]);
  return exhibit(columns, { letter, width: FULL_WIDTH });
}

function advice(paper: Paper, { check, fix }: ReportIssue): Block {
  const width = (FULL_WIDTH - COLUMN_GAP) / 2;
  const column = (title: string, content: string) =>
    stack([
      rule(width, 1.5, COLOR.ink),
      words(paper, title, TEXT.small, { width, tag: 'H4', above: 7 }),
      words(paper, content, TEXT.quoted, { width, above: 3 }),
    ]);
  return beside(
    [
      { at: 0, block: column(REPORT_WORDS.check, check) },
      { at: width + COLUMN_GAP, block: column(REPORT_WORDS.fix, fix) },
    ],
    22,
  );
}

/** Room for what the reader's own test has shown, where the page has any. */
function ownFindings(paper: Paper): Block {
  const { title, fields } = WORDS.onOurSite;
  const lines = fields.map((field) => answerFields([{ label: field, width: FULL_WIDTH }]));
  const block = stack([words(paper, title, TEXT.small, { width: FULL_WIDTH, tag: 'H4' }), ...lines]);
  return { ...block, above: 26, isOptional: true };
}
