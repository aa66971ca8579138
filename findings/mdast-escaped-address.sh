#!/bin/sh
# mdast-util-gfm 3.1.0 writes an address that is plain text with an escape, so that it does not become a link: "office\@firm.example",
# "www\.firm.example", "https\://firm.example". But it reads each of them back as a link, because it looks for addresses in the text
# after the escapes are gone. A text that is no link is a link after one round. "&#64;" for the sign does not help either; code does.
# An engineer would guess that the escape works: an escaped sign has no meaning in Markdown (CommonMark 0.31.2, 2.4), and the library
# itself writes it.
# Exits 0 while the versions below behave so, 1 once that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund mdast-util-gfm@3.1.0 mdast-util-from-markdown@2.1.0 mdast-util-to-markdown@2.2.3 \
  micromark-extension-gfm@3.0.0 >/dev/null
cat >check.mjs <<'JS'
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';

const read = (markdown) =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
const write = (value) =>
  toMarkdown(
    { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', value }] }] },
    { extensions: [gfmToMarkdown()] },
  ).trim();
function nodeOf(markdown) {
  const [{ type, url }] = read(markdown).children[0].children;
  return url ? `${type} to ${url}` : type;
}
const rows = [
  ['office@firm.example', 'office\\@firm.example', 'link to mailto:office@firm.example'],
  ['www.firm.example', 'www\\.firm.example', 'link to http://www.firm.example'],
  ['https://firm.example', 'https\\://firm.example', 'link to https://firm.example'],
];
console.log('mdast-util-gfm 3.1.0');
let same = true;
for (const [text, expectedMarkdown, expectedNode] of rows) {
  const markdown = write(text);
  const node = nodeOf(markdown);
  console.log(`  the text ${text} is written ${markdown} and read back: right text, seen ${node}`);
  same &&= markdown === expectedMarkdown && node === expectedNode;
}
const byNumber = nodeOf('office&#64;firm.example');
const asCode = nodeOf('`office@firm.example`');
console.log(`  office&#64;firm.example: ${byNumber}; between backticks: ${asCode}`);
same &&= byNumber.startsWith('link') && asCode === 'inlineCode';
console.log(same ? 'as described' : 'CHANGED');
process.exitCode = same ? 0 : 1;
JS
node check.mjs
