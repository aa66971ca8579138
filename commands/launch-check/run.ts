import { parseArgs } from 'node:util';
import { allSamples } from '../../build/samples/all-samples.ts';
import { agencyFigures } from '../../build/samples/own-figures.ts';
import { readSettings } from '../../server/settings.ts';
import { contentDirectory } from '../../src/content/read-content.ts';
import { checkedContent } from '../../src/content-checks.ts';
import { printedReport } from './print-report.ts';
import { settingsToSet } from './settings-to-set.ts';

/** Exit codes: 0 nothing is left to replace, 1 something is, 2 the check itself could not be made. */
export const EXIT = { ready: 0, samplesLeft: 1, failed: 2 } as const;

const USAGE = `Lists every sample value that is still in the content, with file and line.

npm run launch-check                 # exit code 1 while one is left, 0 when none is
npm run launch-check -- --settings   # settings of this environment count too
npm run launch-check -- --json       # the same for programs`;

async function check(
  env: Record<string, string | undefined>,
  options: { json: boolean; settings: boolean },
) {
  const folder = contentDirectory(env);
  // The content is read first, because the settings need site.yaml: a mistake in that file must not hide those of other
  // files.
  const content = await checkedContent(folder);
  const settings = settingsToSet(readSettings(env));
  const samples = allSamples(content);
  const figures = agencyFigures(content).map((place) => `${folder}/${place}`);
  const ready = !samples.length && !(options.settings && settings.length);
  const text = options.json
    ? JSON.stringify({ ready, samples, settings, figures }, null, 2)
    : printedReport({ samples, settings, figures, settingsCount: options.settings });
  return { code: ready ? EXIT.ready : EXIT.samplesLeft, text };
}

/**
 * Returns the exit code and the output for these arguments and this environment. A mistake in either, or in a file, is
 * code 2.
 */
export async function launchCheck(args: string[], env: Record<string, string | undefined>) {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { values } = parseArgs({ args, options: { json: flag, settings: flag, help: flag } });
    return values.help ? { code: EXIT.ready, text: USAGE } : await check(env, values);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const hint = error instanceof TypeError ? `\n\n${USAGE}` : '';
    return { code: EXIT.failed, text: message + hint };
  }
}
