import { MODEL_SCRIPT_MAX } from '../../../server/intake-script/model/check-script.ts';
import { FIELD_LIMITS } from '../../../src/features/forms/field-rules.ts';
import { INTAKE_LIMITS } from '../../../src/features/intake/schema.ts';

/** Files whose patterns may take longer than their input is long, and why that input is never long. */
export type BoundedInput = {
  /** Path of a file, or of a folder with its slash at the end. */
  paths: readonly string[];
  /** What the patterns read. */
  input: string;
  /** Most characters of it; `ours` when no visitor writes it. */
  bound: number | 'ours';
};

export const BOUNDED_INPUTS: readonly BoundedInput[] = [
  {
    paths: ['server/intake-script/refinement.ts', 'server/intake-script/refinement/'],
    input: 'one request for a change of a script',
    bound: INTAKE_LIMITS.refinementMax,
  },
  {
    paths: ['src/features/intake/considerations/'],
    input: 'the special considerations',
    bound: INTAKE_LIMITS.considerationsMax,
  },
  {
    paths: ['server/intake-script/firm-name.ts'],
    input: 'the name of a firm',
    bound: FIELD_LIMITS.firmNameMax,
  },
  {
    paths: ['server/intake-script/model/', 'server/intake-script/forbidden-words.ts'],
    input: 'a script of a language model, which checkScript measures first',
    bound: MODEL_SCRIPT_MAX,
  },
  {
    paths: [
      'server/settings.ts',
      'server/setting-values.ts',
      'src/features/forms/backend-address.ts',
      'src/features/forms/build-settings.ts',
      'src/seo/',
    ],
    input: 'settings at the start and built pages',
    bound: 'ours',
  },
  {
    paths: ['server/serving/made-page.ts', 'build/'],
    input: 'built pages',
    bound: 'ours',
  },
  {
    paths: [
      'src/features/blog/',
      'src/content/page-names.ts',
      'src/text/glossary-mark.ts',
      'src/features/blog/article/next-step.ts',
    ],
    input: 'articles and other content, while the site is built',
    bound: 'ours',
  },
  { paths: ['commands/'], input: 'our own sources, content and built pages', bound: 'ours' },
];

/** Places inside functions that put a pattern together of pieces that cannot make it slow. */
export const MADE_WHILE_RUNNING: readonly { path: string; of: string }[] = [
  {
    path: 'src/features/intake/considerations/grammar.ts',
    of: 'symbols of our own forms, for at most 120 words of one sentence',
  },
  { path: 'build/lean/lean-styles.ts', of: 'names of our own style sheet' },
  { path: 'server/intake-script/model/check-script.ts', of: 'the escaped name of the firm' },
  {
    path: 'src/features/blog/article/related-resources.ts',
    of: 'escaped keywords of our own list, side by side',
  },
  { path: 'server/intake-script/plain-words.ts', of: 'escaped words of our own list, side by side' },
];
