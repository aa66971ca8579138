import { join } from 'node:path';
import { type ContactWords, contactWordsSchema } from './contact-schema.ts';
import { contentDirectory, readContentFile } from './read-content.ts';
import { siteIn } from './site-in.ts';

function readContactWords(content: string): ContactWords {
  const { brand } = siteIn(content);
  return readContentFile(join(content, 'pages', 'contact.yaml'), contactWordsSchema, brand).data;
}

let words: ContactWords | undefined;

/**
 * What whoever writes or books is promised, in the folder of content that the environment names; pages and server say the
 * same. Read once by a process: a server says what it said at its start. Not for the browser.
 * Errors: on the first call, one line per mistake, with file and line.
 */
export function contactWords(content = contentDirectory(process.env)): ContactWords {
  words ??= readContactWords(content);
  return words;
}
