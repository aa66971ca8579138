import { cpSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { CONTENT } from '../../tests/support/content-in-use.ts';
import { contentTexts } from './all-samples.ts';
import { findSamples } from './find-samples.ts';
import { VERIFIED } from './samples.fixture.ts';

/** Fields of evidence for parts of a thing, by the field that the evidence is for. */
const EVIDENCE: Record<string, string> = {
  results: 'resultsVerified',
  credentials: 'credentialsVerified',
  education: 'credentialsVerified',
  yearsExperience: 'yearsVerified',
  notableAchievements: 'achievementsVerified',
};
/** What can only be a sample, with something in its place that can be real. */
const REAL = [
  ['northbar.example', 'northbar.law'],
  ['-example', ''],
  ['555-0142', '201-4455'],
  ['5550142', '2014455'],
  ['400 Sample Street', '400 Harbor Street'],
  ['Illustration:', 'Photo:'],
] as const;
const MARKER = /\b(sample: true|status: sample)\b/;
/** These need other words and no evidence. */
const REPLACED: ReadonlySet<string> = new Set(['author', 'brand', 'portrait', 'simulation']);
const ADDRESS = /^(email|linkedin|twitter): /;
const indentOf = (line = '') => line.length - line.trimStart().length;

/** A line that something without a marker starts on in; the lines with its evidence out. */
function withEvidence(line: string, next: string, what: string): string {
  const field = EVIDENCE[what.split(': ')[0] ?? ''];
  const evidence = field ? VERIFIED.replace('verified', field) : VERIFIED;
  if (line.trimEnd().endsWith('}')) return line.replace(/\s*\}\s*$/, `, ${evidence} }`);
  if (line.trimStart().startsWith('- '))
    return line.replace('- ', `- ${evidence}\n${' '.repeat(indentOf(line) + 2)}`);
  if (field) return `${' '.repeat(indentOf(line))}${evidence}\n${line}`;
  return `${line}\n${' '.repeat(indentOf(next))}${evidence}`;
}

/** Copies our content into a folder and puts evidence beside everything that counts as a sample: for tests only. */
export function clearContent(folder: string): void {
  cpSync(CONTENT, folder, { recursive: true });
  for (const { file, text } of contentTexts(folder, '{brand}')) {
    const found = findSamples([{ file, text }]);
    const lines = text.split('\n');
    const done = new Set<string>();
    const changed = lines.map((line, index) =>
      found
        .filter((sample) => sample.line === index + 1)
        .reduce((whole, { kind, what }) => {
          if (MARKER.test(line)) return line.replace(MARKER, VERIFIED);
          const isTyped = kind === 'terms' && what.includes('$') && !file.startsWith('pages/');
          if (REPLACED.has(kind) || ADDRESS.test(what) || isTyped) return whole;
          const field = EVIDENCE[what.split(': ')[0] ?? ''];
          if (field && field !== 'resultsVerified' && done.has(field)) return whole;
          if (field) done.add(field);
          return withEvidence(whole, lines[index + 1] ?? '', what);
        }, line),
    );
    const simulated = found.some(({ kind }) => kind === 'simulation')
      ? `simulationV${VERIFIED.slice(1)}\n`
      : '';
    const real = REAL.reduce(
      (whole, [sample, put]) => whole.replaceAll(sample, put),
      simulated + changed.join('\n'),
    );
    writeFileSync(join(folder, file), real);
    if (file.startsWith('team/'))
      writeFileSync(join(folder, 'team', 'portraits', basename(file).replace('.md', '.webp')), '');
  }
}
