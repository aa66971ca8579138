import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { CHECK_IDS, type CheckId, OUTCOMES } from '../../src/features/page-reader/checks.ts';
import { plain } from '../../src/features/page-reader/engine/facts.ts';
import { readPage } from '../../src/features/page-reader/engine/read-page.ts';
import type { Line } from '../../src/features/page-reader/reading.ts';
import { exactInterval } from './exact-interval.ts';

const pagesSchema = z.array(
  z.object({ id: z.string(), url: z.string().nullish(), half: z.enum(['seen', 'unseen']) }),
);
const labelSchema = z.object({ label: z.enum(OUTCOMES), quote: z.string().nullish() });
export type Label = z.infer<typeof labelSchema>;

/** Checks of which the words count too: another opening, or a later deadline, is as wrong as none. */
const WORDS_COUNT = new Set<CheckId>(['title', 'h1', 'opening', 'first-deadline', 'first-fee']);
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

export type Score = { id: CheckId; n: number; wrong: string[]; cannotTell: number };

/** Compares readings of labeled pages (`pages.json`, `pages/*.html`, `truth/*.json`) with their labels. */
export function scoresOf(folder: string, half: 'seen' | 'unseen', labels = 'truth'): Score[] {
  const pages = pagesSchema.parse(JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')));
  const labeled = new Set(readdirSync(join(folder, labels)));
  const scores = CHECK_IDS.map((id): Score => ({ id, n: 0, wrong: [], cannotTell: 0 }));
  for (const { id: name, url } of pages.filter(
    (page) => page.half === half && labeled.has(`${page.id}.json`),
  )) {
    const truth: Record<string, unknown> = JSON.parse(
      readFileSync(join(folder, labels, `${name}.json`), 'utf8'),
    );
    const html = readFileSync(join(folder, 'pages', `${name}.html`), 'utf8');
    const fetched = url
      ? { url, status: 200, hops: [], robotsHeader: undefined, linkHeader: undefined, crawlers: undefined }
      : undefined;
    const { lines } = readPage(html, fetched, new Date(0));
    for (const line of lines) {
      const label = labelSchema.safeParse(truth[line.id]);
      const score = scores.find(({ id }) => id === line.id);
      if (!label.success || !score) continue;
      const right = isRight(line, label.data);
      if (right === undefined) score.cannotTell += 1;
      else score.n += 1;
      if (right === false)
        score.wrong.push(
          `${name}: read ${line.outcome} ${JSON.stringify(line.quote ?? '')}, labeled ${label.data.label} ${JSON.stringify(label.data.quote ?? '')}`,
        );
    }
  }
  return scores.filter(({ n, cannotTell }) => n + cannotTell > 0);
}

/** A line for each check, and for the errors file what stands in it. */
export function scoreText(scores: readonly Score[], withWrong: boolean): string {
  const rows = scores.map(({ id, n, wrong, cannotTell }) => {
    const { low, high } = n > 0 ? exactInterval(wrong.length, n) : { low: 0, high: 1 };
    const share = n > 0 ? ((wrong.length / n) * 100).toFixed(1) : '–';
    return `${id.padEnd(22)} wrong ${String(wrong.length).padStart(3)} of ${String(n).padStart(3)} (${share}%, ${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)}), cannot tell ${cannotTell}`;
  });
  const yaml = [
    'checks:',
    ...scores
      .filter(({ n }) => n > 0)
      .map(({ id, n, wrong }) => `  ${id}: { n: ${n}, wrong: ${wrong.length} }`),
  ];
  const wrong = withWrong
    ? scores.flatMap(({ id, wrong: each }) => ['', id, ...each.map((line) => `  ${line}`)])
    : [];
  return [...rows, ...wrong, '', ...yaml].join('\n');
}
