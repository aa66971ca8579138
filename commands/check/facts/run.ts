import { parseArgs } from 'node:util';
import { refuseMistakes } from '../../../src/content/check-content.ts';
import { contentDirectory } from '../../../src/content/read-content.ts';
import { contentIn } from '../../../src/content-checks.ts';
import { daySchema } from '../../../src/features/blog/schema.ts';
import { type Fact, findFacts } from './find-facts.ts';

/** Years after which a fact is compared with its source again. */
const CHECK_AGAIN_AFTER_YEARS = 1;

/** Day as YYYY-MM-DD in; the same day so many years earlier out. Days in this form are compared as texts. */
const yearsBefore = (day: string, years: number) =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/** A fact that asks for somebody's time, and why. */
type DueFact = Fact & { why: 'older than a year' | 'in the future' | 'never' };

/** The facts to check again, never checked first, then the oldest. `today` is YYYY-MM-DD. */
function factsDue(facts: readonly Fact[], today: string): DueFact[] {
  const limit = yearsBefore(today, CHECK_AGAIN_AFTER_YEARS);
  const why = ({ checked }: Fact): DueFact['why'] | undefined => {
    if (checked === undefined) return 'never';
    if (checked > today) return 'in the future';
    return checked < limit ? 'older than a year' : undefined;
  };
  return facts
    .flatMap((fact): DueFact[] => {
      const reason = why(fact);
      return reason ? [{ ...fact, why: reason }] : [];
    })
    .toSorted(
      (a, b) =>
        (a.checked ?? '').localeCompare(b.checked ?? '') ||
        a.file.localeCompare(b.file) ||
        a.line - b.line,
    );
}

/** Exit codes: 0 nothing is due, 1 something is, 2 the check itself could not be made. */
const EXIT = { none: 0, due: 1, failed: 2 } as const;

const WHAT_MAX = 70;

const short = (text: string) => (text.length > WHAT_MAX ? `${text.slice(0, WHAT_MAX - 1)}…` : text);

function listed(folder: string, today: string) {
  const content = contentIn(folder);
  if (content.unread.length) refuseMistakes(content);
  const facts = findFacts(content.files);
  const due = factsDue(facts, today);
  const lines = due.map(
    ({ file, line, checked, why, what }) =>
      `${checked ?? 'no date   '}  ${folder}/${file}:${line}  ${short(what)} (${why})`,
  );
  const sum = `${facts.length} facts with a day of check, ${due.length} to check again (today: ${today})`;
  return { code: due.length ? EXIT.due : EXIT.none, text: [...lines, sum].join('\n') };
}

/** Arguments after "facts" and environment in; exit code and what to print out. A mistake in either is code 2. */
export function checkFacts(args: string[], env: Record<string, string | undefined>) {
  try {
    const { values } = parseArgs({ args, options: { today: { type: 'string' } } });
    const today = values.today ?? new Date().toISOString().slice(0, 10);
    if (!daySchema.safeParse(today).success)
      return { code: EXIT.failed, text: `--today: expected a day as YYYY-MM-DD, found "${today}"` };
    return listed(contentDirectory(env), today);
  } catch (error) {
    return { code: EXIT.failed, text: error instanceof Error ? error.message : String(error) };
  }
}
