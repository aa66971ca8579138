import { readSettings, type Settings } from '../server/settings.ts';
import { ContentError } from '../src/content/check-content.ts';
import { contentDirectory } from '../src/content/read-content.ts';
import { checkedContent } from '../src/content-checks.ts';

export function settingsOrExit(): Settings {
  try {
    return readSettings(process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

export async function checkContentOrExit(): Promise<void> {
  try {
    await checkedContent(contentDirectory(process.env));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
