import { readSettings, type Settings } from '../server/settings.ts';

/** The settings of this environment; a mistake in them, or in the content's site.yaml, is printed and ends the command. */
export function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
