import { join } from 'node:path';
import { contentFiles, type Reading } from '../../build/readings.ts';
import { siteIn } from '../../src/content/site-in.ts';
import { plainLines } from '../../src/content/source-text.ts';
import { readPlaceText } from '../../src/content-places.ts';
import { checkPosts, readBlogFile, readBlogText } from '../../src/features/blog/file/files.ts';

/** What is wrong in the words of the reader, and the path of the field it is about; empty for the whole file. */
export type Mistake = { field: string; message: string };

/** What a schema says of a field that is not there. */
const NOT_THERE = /^Invalid input: expected \w+, received undefined$/;

const TOO_SHORT = /^Too small: expected string to have >=(\d+) characters$/;

/** "<file>: [line 3: ]<field>: <message>", one a line. */
function mistakesIn(file: string, error: unknown): Mistake[] {
  const lines = (error instanceof Error ? error.message : String(error)).split('\n');
  return lines.map((line) => {
    const said = line.startsWith(`${file}: `) ? line.slice(file.length + 2) : line;
    const [, field = '', message = said] = /^(?:line \d+: )?([\w.-]+): (.*)$/s.exec(said) ?? [];
    return {
      field,
      message: message
        .replace(NOT_THERE, 'is missing')
        .replace(TOO_SHORT, 'expected at least $1 characters'),
    };
  });
}

/** All articles together with the one that is about to be written. */
function checkArticle(folder: string, path: string, text: string, brand: string, old: string) {
  const others = contentFiles(folder).filter(
    (other) => other.startsWith('blog/') && other !== path && other !== old,
  );
  const file = join(folder, path);
  const read = { file, data: readBlogText(file, text, brand).data };
  checkPosts([
    ...others.map((other) => ({
      file: join(folder, other),
      data: readBlogFile(join(folder, other), brand).data,
    })),
    read,
  ]);
}

/**
 * What the site's own reader would say of a file with this text; nothing when it would take it. `old` is the path of a file
 * that has it so far.
 */
export function mistakesOf(
  folder: string,
  path: string,
  reading: Reading,
  text: string,
  old = path,
): Mistake[] {
  const file = join(folder, path);
  try {
    const brand = path === 'site.yaml' ? undefined : siteIn(folder).brand;
    if (reading.kind === 'article') checkArticle(folder, path, plainLines(text), brand ?? '', old);
    else readPlaceText(file, plainLines(text), reading.schema, brand);
    return [];
  } catch (error) {
    return mistakesIn(file, error);
  }
}

/** What writing refuses is told at its field too. */
export const mistakesOfWriting = (error: unknown) => mistakesIn('', error);
