#!/bin/sh
# Chromium 153 (@sparticuz/chromium 153.0.0) delays the first paint by about 100 ms while a font that a `<link rel="preload">` of the
# head requests is loading, although `font-display: swap` allows text in the fallback at once. With the same link as the first element
# of the body, the font is requested at the same time, and the page paints without the delay.
# An engineer would guess that a preload never blocks rendering, and that its place changes nothing because the browser scans ahead.
# Exits 0 while the version below behaves so, 1 once that changes.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @sparticuz/chromium@153.0.0 puppeteer-core@24.43.1 @fontsource/inter@5.2.8 >/dev/null
cat >check.mjs <<'JS'
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import chromium from '@sparticuz/chromium';
import puppeteer from 'puppeteer-core';

const FONT_DELAY_MS = 1_000;
const ROUNDS = 7;
const font = readFileSync('node_modules/@fontsource/inter/files/inter-latin-400-normal.woff2');
const preload = '<link rel="preload" as="font" type="font/woff2" href="/font.woff2" crossorigin>';
const face = '<style>@font-face{font-family:Inter;font-display:swap;src:url(/font.woff2)}h1{font-family:Inter,sans-serif}</style>';
const documentOf = (inHead, inBody) =>
  `<!doctype html><html lang="en"><head><title>Fees</title>${inHead}${face}</head><body>${inBody}<h1>Fees</h1></body></html>`;
const pages = {
  '/head': documentOf(preload, ''),
  '/body': documentOf('', preload),
  '/none': documentOf('', ''),
};

const server = createServer((request, response) => {
  const page = pages[request.url];
  if (page) return response.setHeader('Content-Type', 'text/html').end(page);
  if (request.url !== '/font.woff2') return response.writeHead(404).end();
  response.setHeader('Content-Type', 'font/woff2').setHeader('Cache-Control', 'no-store');
  setTimeout(() => response.end(font), FONT_DELAY_MS);
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${server.address().port}`;
const browser = await puppeteer.launch({
  executablePath: await chromium.executablePath(),
  args: chromium.args,
  headless: 'shell',
});

async function visit(path) {
  const page = await browser.newPage();
  await page.goto(origin + path, { waitUntil: 'load' });
  await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS + 300));
  const times = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    // The time since the document has arrived does not depend on the server.
    arrived: performance.getEntriesByType('navigation')[0].responseEnd,
    font: performance.getEntriesByType('resource')[0].startTime,
  }));
  await page.close();
  return { paint: times.paint - times.arrived, font: times.font - times.arrived };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const visits = { '/head': [], '/body': [], '/none': [] };
await visit('/none');
for (let round = 0; round < ROUNDS; round += 1)
  for (const path of Object.keys(visits)) visits[path].push(await visit(path));
console.log(await browser.version());
await browser.close();
server.close();

const figures = Object.fromEntries(
  Object.entries(visits).map(([path, runs]) => [
    path,
    { paint: median(runs.map((run) => run.paint)), font: median(runs.map((run) => run.font)) },
  ]),
);
for (const [path, { paint, font }] of Object.entries(figures))
  console.log(
    `  preload ${path.slice(1)}: first paint ${paint.toFixed(0)} ms and font request ${font.toFixed(0)} ms after the document`,
  );
const delay = figures['/head'].paint - figures['/body'].paint;
const same =
  delay > 50 && delay < 150 && Math.abs(figures['/body'].paint - figures['/none'].paint) < 40 && figures['/body'].font < 40;
console.log(`  delay of the preload in the head: ${delay.toFixed(0)} ms`);
console.log(same ? 'as described' : 'CHANGED');
process.exitCode = same ? 0 : 1;
JS
node check.mjs
