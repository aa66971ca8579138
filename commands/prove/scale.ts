import { cpus, totalmem } from 'node:os';
import { stepTable } from '../../build/steps.ts';
import { type Build, grow, growthTable, isKind } from './growth.ts';
import type { Part } from './part.ts';

const COUNT = 1_000;
const GIB = 1_024 ** 3;
const MIB_KB = 1_024;

function print(title: string, { steps, pages, ms, astroMib, sizes }: Build): void {
  console.log(`\n${title}: ${pages} public pages in ${(ms / 1000).toFixed(1)} s`);
  console.log(stepTable(steps));
  console.log(`memory of the page build: ${astroMib.toFixed(0)} MiB at most`);
  console.log(sizes.join('\n'));
}

export const scale: Part = {
  about: `time, memory and sizes of a build with ${COUNT} more cities or posts (name one; numbers change how many)`,
  async run(args) {
    const kind = args.find(isKind) ?? 'cities';
    const [first = COUNT, ...more] = args.filter((word) => /^\d+$/.test(word)).map(Number);
    const counts = [first, ...more] as const;
    const cores = cpus();
    console.log(
      `${cores.length} x ${cores[0]?.model}, ${(totalmem() / GIB).toFixed(0)} GiB, Node ${process.version}`,
    );
    const growth = await grow(kind, counts, print);
    console.log(`\n${growthTable(growth)}`);
    const finishMib = process.resourceUsage().maxRSS / MIB_KB;
    console.log(`memory of this process, which starts the builds: ${finishMib.toFixed(0)} MiB at most`);
    // Lists of articles may take further pages of their own.
    const { small, builds } = growth;
    return builds.every(({ pages }, index) => pages - small.pages >= (counts[index] ?? 0));
  },
};
