import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../bootstrap/install.mjs';
import { DESKTOP, type Engine, PHONE } from './engines/engine.ts';
import { formJourneys } from './engines/form-journeys.ts';
import type { Journey } from './engines/journey.ts';
import { pageJourneys } from './engines/page-journeys.ts';
import { drawPages } from './engines/pictures.ts';
import { chromium, firefox } from './engines/puppeteer-engines.ts';
import { toolJourneys } from './engines/tool-journeys.ts';
import { visitorIn } from './engines/visitor.ts';
import { webkit } from './engines/webkit.ts';
import { withoutScripts } from './engines/without-scripts.ts';
import type { Part } from './part.ts';
import { type Served, withServer } from './server-process.ts';

const ENGINES: readonly Engine[] = [chromium, firefox, webkit];
const JOURNEYS: readonly Journey[] = [...pageJourneys, ...formJourneys, ...toolJourneys];
const FOLDER = join(ROOT, '.data', 'engines');
const PICTURES = 'pictures';
const NAME_COLUMN = 22;
const COLUMN = 12;

async function walk(engine: Engine, journey: Journey, site: string, served: Served) {
  const window = await engine.start(journey.size);
  try {
    const visitor = visitorIn(window, site);
    const email = `${journey.name.replace(/\W+/g, '-')}.${engine.name.toLowerCase()}@whitfield-law.example`;
    await journey.walk(visitor, { served, email });
    const faults = await visitor.faults();
    if (faults.length > 0) throw new Error(`in the page: ${faults.join('; ')}`);
  } finally {
    await window.end();
  }
}

const walkAll = (engine: Engine, journey: Journey, served: Served) =>
  journey.withoutScripts
    ? withoutScripts(served.address, (site) => walk(engine, journey, site, served))
    : walk(engine, journey, served.address, served);

/** Seconds as the table has them, or that it failed, with why on a line of its own. */
async function timed(what: string, work: () => Promise<unknown>): Promise<{ cell: string; holds: boolean }> {
  const start = performance.now();
  try {
    await work();
    return { cell: `${((performance.now() - start) / 1000).toFixed(1)} s`, holds: true };
  } catch (error) {
    console.log(`FAILS  ${what}: ${error instanceof Error ? error.message : error}`);
    return { cell: 'FAILS', holds: false };
  }
}

export const engines: Part = {
  about: `[names]: ${JOURNEYS.length} journeys and pictures of each page type in ${ENGINES.map(({ name }) => name).join(', ')}`,
  async run(args) {
    const isAsked = (list: readonly string[], name: string) =>
      args.includes(name.toLowerCase()) || !list.some((each) => args.includes(each.toLowerCase()));
    const chosen = ENGINES.filter(({ name }) =>
      isAsked(
        ENGINES.map((each) => each.name),
        name,
      ),
    );
    const missing = chosen.filter((engine) => !engine.isThere());
    for (const { name, packages } of missing)
      console.error(`${name} is missing: apt-get install --no-install-recommends ${packages.join(' ')}`);
    if (missing.length > 0) return false;

    const steps = [...JOURNEYS.map(({ name }) => name), PICTURES];
    mkdirSync(FOLDER, { recursive: true });
    const row = (first: string, cells: string[]) =>
      console.log(first.padEnd(NAME_COLUMN) + cells.map((cell) => cell.padStart(COLUMN)).join(''));
    let holds = true;
    return withServer(
      async (served) => {
        row(
          '',
          chosen.map(({ name }) => name),
        );
        for (const step of steps.filter((name) => isAsked(steps, name))) {
          const journey = JOURNEYS.find(({ name }) => name === step);
          const cells: string[] = [];
          for (const engine of chosen) {
            const result = await timed(`${step} in ${engine.name}`, async () => {
              if (journey) return walkAll(engine, journey, served);
              for (const size of [PHONE, DESKTOP]) await drawPages(engine, size, served.address, FOLDER);
            });
            cells.push(result.cell);
            holds &&= result.holds;
          }
          row(step, cells);
        }
        console.log(`Pictures are in ${FOLDER}`);
        return holds;
      },
      { env: { RATE_LIMIT_SCALE: '0' } },
    );
  },
};
