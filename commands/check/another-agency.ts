import { globSync, readFileSync } from 'node:fs';
import { type Step, vitestStep } from './steps.ts';

/** A whole agency of another shape than the sample, and where its site is built. */
const ENV = {
  CONTENT_DIR: 'tests/another-agency',
  SITE_DIR: '.cache/another-agency/dist',
  CACHE_DIR: '.cache/another-agency/astro',
};

const TESTS = '{src,server,build,commands,tests}/**/*.test.{ts,tsx}';
/** What hangs on the content asks tests/support/content-in-use.ts for it; the tests of built pages all do. */
const readsContent = (file: string) =>
  file.startsWith('tests/every-page/') || readFileSync(file, 'utf8').includes('content-in-use');

/** The site of another agency, and every test that hangs on the content, on it. */
export const anotherAgencySteps = (): Step[] => [
  { name: 'another agency', args: [process.execPath, 'commands/build.ts'], env: ENV },
  { ...vitestStep('its tests', ...globSync(TESTS).filter(readsContent)), env: ENV },
];
