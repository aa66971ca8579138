import { readdirSync, realpathSync } from 'node:fs';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import type { z } from 'zod';
import {
  areaWordsSchema,
  channelWordsSchema,
  SHARED_WORDS,
  voiceSchema,
} from '../../server/intake-script/library-schema.ts';
import { isBesideContent } from '../../src/content/content-files.ts';
import { TEXT_RECORDS, textRecordsSchema } from '../../src/content/text-records.ts';
import { CONTENT_PLACES } from '../../src/content-places.ts';
import { costPageSchema } from '../../src/features/cost-per-case/page-schema.ts';
import { intakePageSchema } from '../../src/features/intake/page-schema.ts';
import { INTAKE_CHANNELS, INTAKE_PRACTICE_AREAS } from '../../src/features/intake/schema.ts';
import { readerPageSchema } from '../../src/features/page-reader/page-schema.ts';
import { quizSchema } from '../../src/features/quiz/schema.ts';
import { scorecardPageSchema } from '../../src/features/scorecard/page-schema.ts';

/** How a file is read: an article, or anything else by its schema. */
export type Reading = { kind: 'article' } | { kind: 'fields'; schema: z.ZodType };

type Place = { path: string; schema: z.ZodType };

const intake = (names: readonly string[], schema: z.ZodType): Place[] =>
  names.map((name) => ({ path: `tools/intake/${name}.yaml`, schema }));
const AREAS = Object.keys(INTAKE_PRACTICE_AREAS);

/** The first that a file lies in counts: the pages of the tools have schemas of their own, and so have their scripts. */
const PLACES: readonly Place[] = [
  { path: 'tools/ai-seo-quiz.yaml', schema: quizSchema },
  { path: 'tools/gmb-scorecard.yaml', schema: scorecardPageSchema },
  { path: 'tools/cost-per-signed-case.yaml', schema: costPageSchema },
  { path: 'tools/ai-intake-builder.yaml', schema: intakePageSchema },
  { path: 'tools/page-reader.yaml', schema: readerPageSchema },
  CONTENT_PLACES.readerErrors,
  ...intake(INTAKE_CHANNELS, channelWordsSchema),
  ...intake(AREAS, areaWordsSchema),
  ...Object.entries(SHARED_WORDS).flatMap(([name, schema]) => intake([name], schema)),
  CONTENT_PLACES.intakeExample,
  { path: 'tools/intake', schema: voiceSchema },
  { path: TEXT_RECORDS, schema: textRecordsSchema },
  ...Object.values(CONTENT_PLACES),
];

/** How a file of the content folder is read, by its path there; undefined when nothing reads it. */
export function readingOf(path: string): Reading | undefined {
  if (path.startsWith('blog/')) return { kind: 'article' };
  const place = PLACES.find((each) => each.path === path || path.startsWith(`${each.path}/`));
  return place && { kind: 'fields', schema: place.schema };
}

/** What can be made anew, copied, renamed and deleted: a file of these folders, by what it is called. */
export const KINDS = [
  { folder: 'blog', name: 'Article', extension: '.md' },
  { folder: 'team', name: 'Team member', extension: '.md' },
  { folder: 'cities', name: 'City', extension: '.yaml' },
  { folder: 'services', name: 'Service', extension: '.yaml' },
  { folder: 'practice-areas', name: 'Practice area', extension: '.md' },
  { folder: 'policies', name: 'Policy', extension: '.md' },
  { folder: 'state-rules', name: 'Rules of a state', extension: '.yaml' },
] as const;

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Whether a file by this path could be made. */
export function isPathOfKind(path: string): boolean {
  const extension = extname(path);
  return KINDS.some(
    (kind) =>
      dirname(path) === kind.folder && extension === kind.extension && NAME.test(basename(path, extension)),
  );
}

/** The groups of the list in their order; a file is in the first whose folder or name it begins with. */
const GROUPS = [
  ['Articles', 'blog/'],
  ['Team', 'team/'],
  ['Cities', 'cities/'],
  ['Claims', 'claims.yaml'],
  ['Site', 'site.yaml'],
  ['Services', 'services/'],
  ['Practice areas', 'practice-areas/'],
  ['Pages', 'pages/'],
  ['Free tools', 'tools/'],
  ['Report', 'report/'],
  ['State rules', 'state-rules/'],
  ['Policies', 'policies/'],
  ['Words and menus', ''],
] as const;

/** Files in a folder and below it. Links are left out, those to folders too. */
function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? [path] : [];
  });
}

/** Every file that can be edited, by its path in the content folder; what is written lies in the folder. */
export function contentFiles(folder: string): string[] {
  const root = realpathSync(folder);
  return filesBelow(root)
    .filter((file) => ['.yaml', '.md'].includes(extname(file)) && !isBesideContent(basename(file)))
    .map((file) => relative(root, file).replaceAll(sep, '/'))
    .filter((path) => readingOf(path))
    .sort();
}

/** Files by group. */
export function groupsOf(files: readonly string[]) {
  const groupOf = (path: string) => GROUPS.find(([, start]) => path.startsWith(start))?.[0];
  return GROUPS.map(([name]) => ({ name, files: files.filter((path) => groupOf(path) === name) })).filter(
    (group) => group.files.length,
  );
}
