#!/bin/sh
# zod 4.6.7 loses the flags of a regular expression when it writes a JSON Schema: /^[\w-]+\.jpg$/i becomes the pattern "^[\w-]+\.jpg$".
# A validator of the schema (here ajv 8.20.0) then refuses OFFICE.JPG, which zod accepts. With the flags "s" and "m" it is the same.
# An engineer would guess that z.toJSONSchema throws: a pattern of JSON Schema has no flags, and by its documentation the function throws
# for what JSON Schema cannot express, unless the option "unrepresentable" is "any". It does so for a date, and not here.
# Exits 0 while the versions below behave so, 1 once that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund zod@4.6.7 ajv@8.20.0 >/dev/null
cat >check.mjs <<'JS'
import Ajv from 'ajv/dist/2020.js';
import { z } from 'zod';

const ajv = new Ajv.default();
const rows = [
  [/^[\w-]+\.jpg$/i, 'OFFICE.JPG'],
  [/^Fees.*costs$/s, 'Fees\ncosts'],
  [/^Costs$/m, 'Fees\nCosts'],
];
console.log('zod 4.6.7, its JSON Schema read by ajv 8.20.0');
let same = true;
for (const [expression, text] of rows) {
  const schema = z.string().regex(expression);
  const jsonSchema = z.toJSONSchema(schema);
  const byZod = schema.safeParse(text).success;
  const byJson = ajv.compile(jsonSchema)(text);
  console.log(`  ${expression} as pattern ${jsonSchema.pattern}`);
  console.log(`    ${JSON.stringify(text)}: zod ${byZod}, JSON Schema ${byJson}`);
  same &&= jsonSchema.pattern === expression.source && byZod && !byJson;
}
let refusal = 'none';
try {
  z.toJSONSchema(z.date());
} catch ({ message }) {
  refusal = message;
}
console.log(`  a date: ${refusal}`);
same &&= refusal !== 'none';
console.log(same ? 'as described' : 'CHANGED');
process.exitCode = same ? 0 : 1;
JS
node check.mjs
