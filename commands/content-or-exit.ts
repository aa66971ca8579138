import { ContentError } from '../src/content/check-content.ts';
import { contentDirectory } from '../src/content/read-content.ts';
import { checkedContent } from '../src/content-checks.ts';

/** Checks the content of this environment. Where it has mistakes, prints a line for each and ends the process. */
export async function contentOrExit(): Promise<void> {
  try {
    await checkedContent(contentDirectory(process.env));
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
