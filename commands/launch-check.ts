import { parseArgs } from 'node:util';
import { agencyFigures, allSamples } from '../build/samples/find-samples.ts';
import { readSettings } from '../server/settings.ts';
import { contentDirectory } from '../src/content/read-content.ts';
import { checkedContent } from '../src/content-checks.ts';
import { ROOT } from './bootstrap/install.mjs';
import { printedReport } from './launch-check/print-report.ts';
import { settingsToSet } from './launch-check/settings-to-set.ts';

export const EXIT = { ready: 0, samplesLeft: 1, failed: 2 } as const;

const USAGE = `Lists all sample values in the content, with file and line.

npm run launch-check                 # exit code 1 if a sample is left, 0 if none is left
npm run launch-check -- --settings   # also counts missing settings of this environment
npm run launch-check -- --json       # prints JSON`;

async function runLaunchCheck(
  env: Record<string, string | undefined>,
  options: { json: boolean; settings: boolean },
) {
  const folder = contentDirectory(env);
  // The settings read site.yaml: a mistake there must not hide mistakes in other files.
  const content = await checkedContent(folder);
  const settings = settingsToSet(readSettings(env));
  const samples = allSamples(content);
  const figures = agencyFigures(content).map((location) => `${folder}/${location}`);
  const ready = !samples.length && !(options.settings && settings.length);
  const text = options.json
    ? JSON.stringify({ ready, samples, settings, figures }, null, 2)
    : printedReport({ samples, settings, figures, requiresSettings: options.settings });
  return { code: ready ? EXIT.ready : EXIT.samplesLeft, text };
}

export async function launchCheck(args: string[], env: Record<string, string | undefined>) {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const { values } = parseArgs({ args, options: { json: flag, settings: flag, help: flag } });
    return values.help ? { code: EXIT.ready, text: USAGE } : await runLaunchCheck(env, values);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const hint = error instanceof TypeError ? `\n\n${USAGE}` : '';
    return { code: EXIT.failed, text: message + hint };
  }
}

if (import.meta.main) {
  // A program that reads our output, such as `head`, may close the pipe early.
  process.stdout.on('error', () => process.exit());
  process.chdir(ROOT);
  const { code, text } = await launchCheck(process.argv.slice(2), process.env);
  process.exitCode = code;
  (code === EXIT.failed ? process.stderr : process.stdout).write(`${text}\n`);
}
