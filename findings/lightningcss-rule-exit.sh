#!/bin/sh
# lightningcss 1.33.0 never calls the functions of `RuleExit` that are named by the kind of a rule, such as
# `RuleExit: { 'layer-block': ... }`, although its types allow them and the same names work in `Rule`. One function for all kinds,
# `RuleExit: (rule) => ...`, is called for every rule.
# An engineer would guess that both forms work in both places. A visitor that remembers in which layer it is then stays in the first
# layer until the end of the sheet, without an error or a warning.
# Exits 0 while the version below behaves so, 1 once that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund lightningcss@1.33.0 >/dev/null
cat >check.mjs <<'JS'
import { transform } from 'lightningcss';

const code = Buffer.from('@layer tools{.a{color:red}}@media print{.b{color:red}}@supports (display:grid){.c{color:red}}.d{color:red}');
const KINDS = ['layer-block', 'media', 'supports', 'style'];

function callsOf(visitorFor) {
  const calls = Object.fromEntries(KINDS.map((kind) => [kind, 0]));
  const count = (kind) => void (calls[kind] += 1);
  transform({ filename: 'sheet.css', code, visitor: visitorFor(count) });
  return KINDS.map((kind) => `${kind} ${calls[kind]}`).join(', ');
}
const named = (count) => Object.fromEntries(KINDS.map((kind) => [kind, () => count(kind)]));
const entered = callsOf((count) => ({ Rule: named(count) }));
const left = callsOf((count) => ({ RuleExit: named(count) }));
const leftByOneFunction = callsOf((count) => ({ RuleExit: ({ type }) => count(type) }));

console.log('lightningcss 1.33.0');
console.log(`  Rule by kind:           ${entered}`);
console.log(`  RuleExit by kind:       ${left}`);
console.log(`  RuleExit, one function: ${leftByOneFunction}`);
const all = 'layer-block 1, media 1, supports 1, style 4';
const same = entered === all && leftByOneFunction === all && left === 'layer-block 0, media 0, supports 0, style 0';
console.log(same ? 'as described' : 'CHANGED');
process.exitCode = same ? 0 : 1;
JS
node check.mjs
