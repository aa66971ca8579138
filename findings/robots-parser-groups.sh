#!/bin/sh
# robots-parser 3.0.1 ends the names of a group at any line that it does not know. RFC 9309 (2.2.4) says that other records must not
# interfere: with "User-agent: *", a Crawl-delay or Sitemap line and then another User-agent line, both names are of one group. The library
# says that Googlebot may read a site whose file shuts everybody out; google/robotstxt and the RFC say that it may not.
# Exits 0 while this version behaves so, 1 once that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund robots-parser@3.0.1 >/dev/null 2>&1
cat >check.mjs <<'JS'
import robotsParser from 'robots-parser';

const SITE = 'https://www.firm.example';
const isAllowed = (lines) => robotsParser(`${SITE}/robots.txt`, lines.join('\n')).isAllowed(`${SITE}/page`, 'Googlebot');
const rows = [
  ['two names, nothing between them', ['User-agent: *', '', 'User-agent: GPTBot', 'Disallow: /'], false, false],
  ['a Crawl-delay between them', ['User-agent: *', 'Crawl-delay: 10', '', 'User-agent: GPTBot', 'Disallow: /'], false, true],
  ['a Sitemap between them', ['User-agent: *', `Sitemap: ${SITE}/s.xml`, '', 'User-agent: GPTBot', 'Disallow: /'], false, true],
];
console.log('robots-parser 3.0.1: may Googlebot read /page?');
let same = true;
for (const [name, lines, right, expected] of rows) {
  const seen = isAllowed(lines) !== false;
  console.log(`  ${name}: right ${right}, seen ${seen}`);
  same &&= seen === expected;
}
console.log(same ? 'as described' : 'CHANGED');
process.exitCode = same ? 0 : 1;
JS
node check.mjs
