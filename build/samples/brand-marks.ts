import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import type { Sample } from './kinds.ts';

/** Pictures that show the sample mark, known by their bytes (SHA-256), so that a replaced one goes off the list. */
const PICTURES: Record<string, string> = {
  'brand/public/apple-touch-icon.png': '13ad621e6334196c0eea71a49dab7432f6961dcd1da677c4ea246b26d8e2fb17',
  'brand/public/favicon.ico': '243a102083739c820029626b94959b572c9cbceda6af291bdf778b9f0ae90b71',
  'brand/public/favicon.svg': '6f9a00acb0383e2207ef2c29c7a320bd88ee50566e047e704f9cf31fb958eca4',
  'brand/public/logo.png': '0bbe3061d95a7adb8b38d8c8684ab948d18719522cb1cb4f3453333f82f75053',
  'brand/public/social/default.png': 'a7e480035c4f79056df2fd8e51d0eef8e8a8525bd714a13cf96ae452ff1476eb',
};

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Every picture of a folder of content that still shows the sample mark. */
export function brandMarks(folder: string): Sample[] {
  return Object.entries(PICTURES)
    .map(([name, sample]) => ({ file: `${folder}/${name}`, sample }))
    .filter(({ file, sample }) => existsSync(file) && digest(file) === sample)
    .map(({ file }) => ({ kind: 'mark' as const, file, what: 'the sample picture' }));
}
