import { MODEL_SCRIPT_MAX } from '../../../server/intake-script/model/check-script.ts';
import { INTAKE_LIMITS } from '../../../src/schemas/intake.ts';

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
    paths: ['src/rules/intake/refinement.ts', 'src/rules/intake/refinement/'],
    input: 'one request for a change of a script',
    bound: INTAKE_LIMITS.refinementMax,
  },
  {
    paths: ['src/rules/intake/considerations/'],
    input: 'the special considerations',
    bound: INTAKE_LIMITS.considerationsMax,
  },
  { paths: ['src/rules/intake/firm-name.ts'], input: 'the name of a firm', bound: INTAKE_LIMITS.firmNameMax },
  {
    paths: ['server/intake-script/model/', 'server/intake-script/forbidden-words.ts'],
    input: 'a script of a language model, which checkScript measures first',
    bound: MODEL_SCRIPT_MAX,
  },
  {
    paths: ['server/settings.ts', 'server/setting-values.ts', 'src/rules/backend-address.ts', 'src/seo/'],
    input: 'settings at the start and built pages',
    bound: 'ours',
  },
  {
    paths: [
      'server/serving/made-page.ts',
      'server/serving/sitemap-route.ts',
      'src/browser/lazy-island-runtime.ts',
      'src/styles/',
    ],
    input: 'built pages',
    bound: 'ours',
  },
  {
    paths: [
      'src/rules/blog/',
      'src/rules/page-names.ts',
      'src/schemas/glossary.ts',
      'src/schemas/next-step.ts',
    ],
    input: 'articles and other content, while the site is built',
    bound: 'ours',
  },
  { paths: ['commands/'], input: 'our own sources, content and built pages', bound: 'ours' },
];

/** Places inside functions that put a pattern together of pieces that cannot make it slow. */
export const MADE_WHILE_RUNNING: readonly { path: string; of: string }[] = [
  { path: 'commands/build/lean/lean-styles.ts', of: 'names of our own style sheet' },
  { path: 'server/intake-script/model/check-script.ts', of: 'the escaped name of the firm' },
  { path: 'src/rules/blog/related-resources.ts', of: 'escaped keywords of our own list, side by side' },
  { path: 'src/rules/intake/plain-words.ts', of: 'escaped words of our own list, side by side' },
];
