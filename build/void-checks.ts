import { checkIn, factsDigest } from '../src/content/checks-of-pages.ts';
import { withFile } from '../src/content/mistake.ts';
import { contentParts, locatedFields } from '../src/content/read-content.ts';
import { checkedDigest, headerBlock } from '../src/features/blog/file/header-block.ts';
import type { ContentText } from './samples/find-samples.ts';

const PAGES = /^(?:cities|practice-areas)\//;

function lineInArticle(text: string): number | undefined {
  const block = headerBlock(text);
  const check = block.fields.get('checked_at');
  return check && block.fields.get('checked_of')?.value !== checkedDigest(block) ? check.line : undefined;
}

function lineInPage(path: string, text: string): number | undefined {
  const fields = locatedFields(path, text);
  const check = checkIn(fields.value);
  if (!check?.claimed || check.checkedOf === factsDigest(fields.value, contentParts(path, text).body))
    return undefined;
  return fields.at('byline.checked')?.line ?? fields.at('byline')?.line;
}

/** The line on which a page says that its facts were checked, when other words were; its page then says nothing of checks. */
export function voidCheck({ file, path = file, text }: ContentText): number | undefined {
  if (file.startsWith('blog/')) return withFile(path, () => lineInArticle(text));
  return PAGES.test(file) ? lineInPage(path, text) : undefined;
}

/** Every check of a content folder that was of other words, a line each, and what to do about it. */
export const voidChecks = (content: readonly ContentText[]): string[] =>
  content.flatMap((each) => {
    const line = voidCheck(each);
    const { file, path = file } = each;
    return line === undefined
      ? []
      : [
          `${path}: line ${line}: this check was of other words, so its page says nothing of it; npm run checked writes a new one`,
        ];
  });
