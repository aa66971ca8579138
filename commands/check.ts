/** `npm run check`. With `-- facts`, it lists the facts that are due for a check. */
import { parseArgs } from 'node:util';
import { type CheckedFile, refuseMistakes } from '../src/content/check-content.ts';
import type { Field } from '../src/content/fields.ts';
import { contentDirectory } from '../src/content/read-content.ts';
import { contentIn } from '../src/content-checks.ts';
import { daySchema } from '../src/features/blog/schema.ts';
import { ROOT } from './bootstrap/install.mjs';
import { runSteps, staticSteps, summary, vitestStep } from './check/steps.ts';
import { checkContentOrExit } from './or-exit.ts';

type Fact = { file: string; line: number; subject: string; checkedDay: string | undefined };

const DAY_FIELD = 'checked';
const NAME_FIELDS = ['number', 'name', 'claim', 'figure', 'checkedBy', 'basis'];

function nameOfFact(fields: Field, path: string) {
  const names = NAME_FIELDS.map((name) => fields.at(name)?.value).filter(
    (value) => typeof value === 'string',
  );
  return names[0] ?? path;
}

function datedFacts(fields: Field, path: readonly (string | number)[] = []): Omit<Fact, 'file'>[] {
  const day = fields.at(DAY_FIELD);
  const ownFact =
    typeof day?.value === 'string'
      ? [{ line: day.line, subject: nameOfFact(fields, path.join('.')), checkedDay: day.value }]
      : [];
  return [
    ...ownFact,
    ...fields
      .children()
      .flatMap(([key, child]) =>
        datedFacts(child, [...path, typeof key === 'number' ? key + 1 : key]),
      ),
  ];
}

/** A state's advertising rule without a day counts as never checked. Other facts are skipped. */
function undatedRules(fields: Field): Omit<Fact, 'file'>[] {
  const rules = fields.at('rules')?.items() ?? [];
  return rules
    .filter((rule) => !rule.at(DAY_FIELD))
    .map((rule) => ({
      line: rule.line,
      subject: nameOfFact(rule, 'rules'),
      checkedDay: undefined,
    }));
}

function articleFact(fields: Field): Omit<Fact, 'file'>[] {
  const check = fields.at('checked_at');
  const subject = check ? 'the article' : 'the article, not checked since it was published';
  const day = check ?? fields.at('published_at');
  return [{ line: day?.line ?? 1, subject, checkedDay: day && String(day.value) }];
}

const findFacts = (
  content: readonly Pick<CheckedFile, 'path' | 'collectionName' | 'fields'>[],
): Fact[] =>
  content.flatMap(({ path: file, collectionName, fields }) => {
    const facts =
      collectionName === 'blog'
        ? articleFact(fields)
        : [...datedFacts(fields), ...(collectionName === 'stateRules' ? undatedRules(fields) : [])];
    return facts.map((fact) => ({ file, ...fact }));
  });

const CHECK_AGAIN_AFTER = { years: 1 };

/** Compares days as texts of the form YYYY-MM-DD. */
function dueReason({ checkedDay }: Fact, today: string) {
  const oldestValidDay = Temporal.PlainDate.from(today).subtract(CHECK_AGAIN_AFTER).toString();
  if (checkedDay === undefined) return 'never';
  if (checkedDay > today) return 'in the future';
  return checkedDay < oldestValidDay ? 'older than a year' : undefined;
}

function factsDue(facts: readonly Fact[], today: string) {
  return facts
    .map((fact) => ({ ...fact, reason: dueReason(fact, today) }))
    .filter(({ reason }) => reason)
    .toSorted(
      (a, b) =>
        (a.checkedDay ?? '').localeCompare(b.checkedDay ?? '') ||
        a.file.localeCompare(b.file) ||
        a.line - b.line,
    );
}

const EXIT = { none: 0, due: 1, failed: 2 } as const;

const MAX_SUBJECT_LENGTH = 70;

const shorten = (text: string) =>
  text.length > MAX_SUBJECT_LENGTH ? `${text.slice(0, MAX_SUBJECT_LENGTH - 1)}…` : text;

function dueFactsText(folder: string, today: string) {
  const content = contentIn(folder);
  if (content.unparsedFiles.length) refuseMistakes(content);
  const facts = findFacts(content.files);
  const dueFacts = factsDue(facts, today);
  const lines = dueFacts.map(
    ({ file, line, checkedDay, reason, subject }) =>
      `${checkedDay ?? 'no date   '}  ${folder}/${file}:${line}  ${shorten(subject)} (${reason})`,
  );
  const totalLine = `${facts.length} facts, ${dueFacts.length} to check (today: ${today})`;
  return { code: dueFacts.length ? EXIT.due : EXIT.none, text: [...lines, totalLine].join('\n') };
}

function checkFacts(args: string[], env: Record<string, string | undefined>) {
  try {
    const { values } = parseArgs({ args, options: { today: { type: 'string' } } });
    const today = values.today ?? new Date().toISOString().slice(0, 10);
    if (!daySchema.safeParse(today).success)
      return { code: EXIT.failed, text: `--today: expected a day as YYYY-MM-DD, found "${today}"` };
    return dueFactsText(contentDirectory(env), today);
  } catch (error) {
    return { code: EXIT.failed, text: error instanceof Error ? error.message : String(error) };
  }
}

async function checkCode() {
  // The unit tests take about as long as all other steps together.
  const tests = runSteps([vitestStep('unit tests', '--project=unit*')]);
  const results = (await Promise.all([runSteps(staticSteps), tests])).flat();
  for (const { name, failed, output } of results)
    if (failed) console.log(`\n--- ${name} ---\n${output.trim()}`);
  return summary(results);
}

process.chdir(ROOT);
const [subcommand, ...subcommandArgs] = process.argv.slice(2);
if (subcommand !== undefined && subcommand !== 'facts') {
  console.error('Usage: npm run check [-- facts [--today=2027-06-01]]');
  process.exitCode = 2;
} else if (subcommand) {
  const { code, text } = checkFacts(subcommandArgs, process.env);
  console.log(text);
  process.exitCode = code;
} else {
  await checkContentOrExit();
  process.exitCode = await checkCode();
}
