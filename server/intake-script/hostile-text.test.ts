import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FIELD_LIMITS } from '../../src/features/forms/field-rules.ts';
import { readConsiderations } from '../../src/features/intake/considerations.ts';
import { INTAKE_LIMITS } from '../../src/features/intake/schema.ts';
import { linePieces } from '../../src/features/intake/script-parts.ts';
import { processorMs } from '../../tests/support/processor-ms.ts';
import { spokenFirmName } from './firm-name.ts';
import { forbiddenWords } from '../../src/features/intake/forbidden-words.ts';
import { headingFaults, sentenceFaults } from './model/allowed-sentences.ts';
import { MODEL_SCRIPT_MAX } from './model/check-script.ts';
import { englishWords } from './model/english-words.ts';
import { foreignText } from './model/foreign-text.ts';
import { givenBy } from './model/given-words.ts';
import { parseRefinement } from './refinement.ts';

/** What one text may hold up everything else, in ms, in the best of a few runs: the machine may be busy. */
const TEXT_MS = 20;
/** The same for a script of a language model, which is twelve times as long and comes after seconds of waiting. */
const SCRIPT_MS = 80;
const RUNS = 5;
/** Of each parser, spread over its vocabulary: all of them would take minutes. */
const TEXTS = 240;
const ROOT = join(import.meta.dirname, '../..');

const english = await englishWords();

type Parser = { name: string; files: string; longest: number; ms?: number; read: (text: string) => unknown };
const PARSERS: Parser[] = [
  {
    name: 'a request for a change',
    files: 'server/intake-script/refinement',
    longest: INTAKE_LIMITS.refinementMax,
    read: parseRefinement,
  },
  {
    name: 'special considerations',
    files: 'src/features/intake/considerations',
    longest: INTAKE_LIMITS.considerationsMax,
    read: (text) => readConsiderations(text),
  },
  {
    name: 'the name of a firm',
    files: 'server/intake-script/refinement',
    longest: FIELD_LIMITS.firmNameMax,
    read: spokenFirmName,
  },
  {
    name: 'stage directions',
    files: 'server/intake-script/refinement',
    longest: INTAKE_LIMITS.textMax,
    read: linePieces,
  },
  {
    name: 'forbidden words',
    files: 'server/intake-script',
    longest: MODEL_SCRIPT_MAX,
    ms: SCRIPT_MS,
    read: forbiddenWords,
  },
  {
    name: 'the sentences of a model',
    files: 'server/intake-script/model',
    longest: MODEL_SCRIPT_MAX,
    ms: SCRIPT_MS,
    read: (text) => sentenceFaults(text, givenBy([], english)),
  },
  {
    name: 'the headings of a model',
    files: 'server/intake-script/model',
    longest: INTAKE_LIMITS.textMax,
    ms: SCRIPT_MS,
    read: (text) => {
      const given = givenBy([text], english);
      // what is computed when it is first asked for
      const { words, numbers, pairs, asked } = given;
      return [headingFaults(text, given), words, numbers, pairs, asked];
    },
  },
  {
    name: 'foreign text',
    files: 'server/intake-script/model',
    longest: MODEL_SCRIPT_MAX,
    ms: SCRIPT_MS,
    read: (text) =>
      foreignText(text, {
        instructions: text.slice(0, MODEL_SCRIPT_MAX / 2),
        considerations: text.slice(0, INTAKE_LIMITS.considerationsMax),
      }),
  },
];
const STARTS = ['', 'add ', 'remove ', 'ask about ', 'make it ', 'end with "', 'please ', 'we do not take '];
const GAPS = [' ', ', ', '. ', ' the ', ' and ', '"', '\n'];
/** Texts that were slow once. */
const KNOWN = ['@', 'A-', 'promise ', 'all the ', 'as the ', 'tighten, ', 'ignore the '];
const SIGNS = ['(', '"', "'", '.', '?', '&', ' ', '-', '\t', '1', 'aB', '((A.)', '<a', '@', '[', '\u201c'];

/** The words that a parser knows are in its source, in its patterns and beside them. */
function vocabulary(files: string): string[] {
  const names = readdirSync(join(ROOT, files)).filter((name) => /(?<!test)\.ts$/.test(name));
  const text = names.map((name) => readFileSync(join(ROOT, files, name), 'utf8')).join('\n');
  return [...new Set(text.match(/[A-Za-z']{1,15}/g)), ...SIGNS];
}

/** Words alone and in pairs, with beginnings and gaps in turn, repeated up to the limit. */
function hostileTexts(files: string, longest: number): string[] {
  const words = vocabulary(files);
  return Array.from({ length: TEXTS }, (_, at) => {
    const word = words[Math.floor((at * words.length) / TEXTS)] ?? '';
    const unit =
      at % 3 === 0 ? `${words[(at * 7 + 3) % words.length]} ${word} ` : `${word}${GAPS[at % GAPS.length]}`;
    const text = `${STARTS[at % STARTS.length]}${unit.repeat(Math.ceil(longest / unit.length))}`;
    return text.slice(0, longest - 2) + (at % 2 ? ' x' : '?');
  }).concat(KNOWN.map((unit) => unit.repeat(longest).slice(0, longest)));
}

test.each(PARSERS)(
  '$name: no words repeated up to the limit take long',
  ({ files, longest, ms = TEXT_MS, read }) => {
    const slow = hostileTexts(files, longest)
      .filter((text) => processorMs(() => read(text)) > ms)
      .filter((text) => Math.min(...Array.from({ length: RUNS }, () => processorMs(() => read(text)))) > ms);
    expect(
      slow.map((text) => `${processorMs(() => read(text)).toFixed(0)} ms: ${text.slice(0, 60)}`),
    ).toEqual([]);
  },
  60_000,
);
