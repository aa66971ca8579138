import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  CHECK_IDS,
  type CheckId,
  type Decided,
  OUTCOMES,
  type Share,
} from '../../src/features/page-reader/checks.ts';
import { plain } from '../../src/features/page-reader/engine/facts.ts';
import { readPage } from '../../src/features/page-reader/engine/read-page.ts';
import type { Line } from '../../src/features/page-reader/reading.ts';
import { exactInterval } from './exact-interval.ts';

const pagesSchema = z.array(
  z.object({ id: z.string(), url: z.string().nullish(), half: z.enum(['seen', 'unseen']) }),
);
const labelSchema = z.object({ label: z.enum(OUTCOMES), quote: z.string().nullish() });
export type Label = z.infer<typeof labelSchema>;

/** Checks of which the words count too: another opening, or another fee, is as wrong as none. */
const WORDS_COUNT = new Set<CheckId>(['title', 'h1', 'opening', 'first-fee']);
/** So much of two quotations must be the same: cuts and markers at their ends differ. */
const SAME_CHARS = 40;

/** Whether a line says what a reader has labeled; undefined where one of them cannot tell. */
export function isRight(line: Line, { label, quote }: Label): boolean | undefined {
  if (line.outcome === 'cannot tell' || label === 'cannot tell') return undefined;
  if (line.outcome !== label) return false;
  if (label === 'not found' || !WORDS_COUNT.has(line.id)) return true;
  const [ours, theirs] = [plain(line.quote ?? ''), plain(quote ?? '')];
  const start = (text: string) => text.slice(0, SAME_CHARS);
  return ours.includes(start(theirs)) || theirs.includes(start(ours));
}

export type Score = {
  id: CheckId;
  answers: Record<Decided, Share>;
  all: Share;
  cannotTell: number;
  /** What was read and what was labeled, where they differ. */
  mistakes: string[];
};

/** Compares readings of labeled pages (`pages.json`, `pages/*.html`, `truth/*.json`) with their labels. */
export function scoresOf(folder: string, half: 'seen' | 'unseen', labels = 'truth'): Score[] {
  const pages = pagesSchema.parse(JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')));
  const labeled = new Set(readdirSync(join(folder, labels)));
  const none = () => ({ n: 0, wrong: 0 });
  const scores = CHECK_IDS.map(
    (id): Score => ({
      id,
      answers: { found: none(), 'not found': none() },
      all: none(),
      cannotTell: 0,
      mistakes: [],
    }),
  );
  for (const { id: name, url } of pages.filter(
    (page) => page.half === half && labeled.has(`${page.id}.json`),
  )) {
    const truth: Record<string, unknown> = JSON.parse(
      readFileSync(join(folder, labels, `${name}.json`), 'utf8'),
    );
    const html = readFileSync(join(folder, 'pages', `${name}.html`), 'utf8');
    const fetched = url
      ? {
          url,
          status: 200,
          hops: [],
          robotsHeader: undefined,
          linkHeader: undefined,
          crawlers: undefined,
        }
      : undefined;
    for (const line of readPage(html, fetched, new Date(0)).lines) {
      const label = labelSchema.safeParse(truth[line.id]);
      const score = scores.find(({ id }) => id === line.id);
      if (!label.success || !score) continue;
      const right = isRight(line, label.data);
      if (right === undefined || line.outcome === 'cannot tell') {
        score.cannotTell += 1;
        continue;
      }
      for (const share of [score.all, score.answers[line.outcome]]) {
        share.n += 1;
        if (!right) share.wrong += 1;
      }
      if (!right)
        score.mistakes.push(
          `${name}: read ${line.outcome} ${JSON.stringify(line.quote ?? '')}, labeled ${label.data.label} ${JSON.stringify(label.data.quote ?? '')}`,
        );
    }
  }
  return scores.filter(({ all, cannotTell }) => all.n + cannotTell > 0);
}

const percent = (share: number) => (share * 100).toFixed(1);

/** "| `h1` | 0 of 80 | 0 of 1 | 0 of 81 | 0.0% | 0.0 to 4.5% |": a row of the table in docs/decisions/page-reader.md */
function rowOf({ id, answers, all }: Score) {
  const { low, high } = all.n > 0 ? exactInterval(all.wrong, all.n) : { low: 0, high: 1 };
  const shares = [answers.found, answers['not found'], all].map(
    ({ n, wrong }) => `${wrong} of ${n}`,
  );
  const share = all.n > 0 ? `${percent(all.wrong / all.n)}%` : '–';
  return `| \`${id}\` | ${shares.join(' | ')} | ${share} | ${percent(low)} to ${percent(high)}% |`;
}

const yamlShare = ({ n, wrong }: Share) => `{ n: ${n}, wrong: ${wrong} }`;

/** A row for each check, and for the errors file what stands in it. */
export function scoreText(scores: readonly Score[], withMistakes: boolean): string {
  const table = [
    '| check | found, wrong | not found, wrong | wrong in all | share | 95% interval |',
    '|---|---|---|---|---|---|',
    ...scores.map(rowOf),
  ];
  const mistakes = withMistakes
    ? scores.flatMap(({ id, mistakes: each }) => ['', id, ...each.map((line) => `  ${line}`)])
    : [];
  const yaml = [
    'checks:',
    ...scores
      .filter(({ all }) => all.n > 0)
      .map(
        ({ id, answers, all }) =>
          `  ${id}: { found: ${yamlShare(answers.found)}, not found: ${yamlShare(answers['not found'])}, all: ${yamlShare(all)} }`,
      ),
  ];
  return [...table, ...mistakes, '', ...yaml].join('\n');
}
