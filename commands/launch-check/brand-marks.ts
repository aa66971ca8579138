import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sample } from './kinds.ts';

/** Pictures that show the sample mark, known by their bytes (SHA-256), so that a replaced one goes off the list. */
const PICTURES: Record<string, string> = {
  'public/apple-touch-icon.png': '13ad621e6334196c0eea71a49dab7432f6961dcd1da677c4ea246b26d8e2fb17',
  'public/favicon.ico': '243a102083739c820029626b94959b572c9cbceda6af291bdf778b9f0ae90b71',
  'public/favicon.svg': '6f9a00acb0383e2207ef2c29c7a320bd88ee50566e047e704f9cf31fb958eca4',
  'public/logo.png': '0bbe3061d95a7adb8b38d8c8684ab948d18719522cb1cb4f3453333f82f75053',
  'public/social/default.png': 'cd6998a4de516f9fbf8649c1386c0d89506e5c3eb5c4b35cce615cdfef5d25f4',
};
/** Sources that draw the mark themselves. */
const DRAWN_IN = ['src/site/logo.tsx'];
/** How the outline of the sample mark begins. */
const OUTLINE = 'M9.2 20V7.6h2.9l5.9 8';

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Every picture and source that still shows the sample mark; pictures have no line. */
export function brandMarks(root: string): Sample[] {
  const pictures = Object.entries(PICTURES)
    .filter(([file, sample]) => existsSync(join(root, file)) && digest(join(root, file)) === sample)
    .map(([file]) => ({ kind: 'mark' as const, file, what: 'the sample picture' }));
  const drawn = DRAWN_IN.filter((file) => existsSync(join(root, file))).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((text, index) =>
        text.includes(OUTLINE)
          ? [{ kind: 'mark' as const, file, line: index + 1, what: 'draws the sample mark' }]
          : [],
      ),
  );
  return [...pictures, ...drawn];
}
