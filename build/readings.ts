import { readdirSync, realpathSync } from 'node:fs';
import { basename, extname, join, relative, sep } from 'node:path';
import type { z } from 'zod';
import {
  areaWordsSchema,
  channelWordsSchema,
  SHARED_WORDS,
  voiceSchema,
} from '../server/intake-script/library-schema.ts';
import { isBesideContent } from '../src/content/content-files.ts';
import { CONTENT_PLACES } from '../src/content-places.ts';
import { costPageSchema } from '../src/features/cost-per-case/page-schema.ts';
import { intakePageSchema } from '../src/features/intake/page-schema.ts';
import { INTAKE_CHANNELS, INTAKE_PRACTICE_AREAS } from '../src/features/intake/schema.ts';
import { readerPageSchema } from '../src/features/page-reader/page-schema.ts';
import { quizSchema } from '../src/features/quiz/schema.ts';
import { scorecardPageSchema } from '../src/features/scorecard/page-schema.ts';

/** How a file is read: an article, or anything else by its schema. */
export type Reading = { kind: 'article' } | { kind: 'fields'; schema: z.ZodType };

type Place = { path: string; schema: z.ZodType; extension?: string };

const intake = (names: readonly string[], schema: z.ZodType): Place[] =>
  names.map((name) => ({ path: `tools/intake/${name}.yaml`, schema }));
const AREAS = Object.keys(INTAKE_PRACTICE_AREAS);

/** The first that a file lies in counts: the pages of the tools have schemas of their own, and so have their scripts. */
export const PLACES: readonly Place[] = [
  { path: 'tools/ai-seo-quiz.yaml', schema: quizSchema },
  { path: 'tools/gmb-scorecard.yaml', schema: scorecardPageSchema },
  { path: 'tools/cost-per-signed-case.yaml', schema: costPageSchema },
  { path: 'tools/ai-intake-builder.yaml', schema: intakePageSchema },
  { path: 'tools/page-reader.yaml', schema: readerPageSchema },
  ...intake(INTAKE_CHANNELS, channelWordsSchema),
  ...intake(AREAS, areaWordsSchema),
  ...Object.entries(SHARED_WORDS).flatMap(([name, schema]) => intake([name], schema)),
  CONTENT_PLACES.intakeExample,
  { path: 'tools/intake', schema: voiceSchema },
  ...Object.values(CONTENT_PLACES),
];

/** How a file of the content folder is read, by its path there; undefined when nothing reads it. */
export function readingOf(path: string): Reading | undefined {
  if (path.startsWith('blog/')) return { kind: 'article' };
  const place = PLACES.find((each) => each.path === path || path.startsWith(`${each.path}/`));
  return place && { kind: 'fields', schema: place.schema };
}

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
