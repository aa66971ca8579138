import { join } from 'node:path';
import Tinypool from 'tinypool';
import { KEPT_BY } from '../content/kept-entries.ts';
import { type Drawn, keptDrawing } from './kept-picture.ts';
import { typesetSvg } from './typesetter.ts';

const TEMPLATE = 'src/seo/social-image.typ';

/** Size of what an article shows beside its title, in pixels; social-image.typ leaves it that much. */
export const SOCIAL_PLATE = { width: 690, height: 630 } as const;

export type SocialImage = {
  headline: string;
  title: string;
  brand: string;
  tagline?: string;
  /** SVG for the place beside the headline; then there is no tagline. */
  plate?: string;
};

/**
 * The social image of a page as SVG of 1200x630 pixels, all text as outlines: its headline, a phrase between == marks
 * perhaps, under its title where that says something else. With a plate it is only what stands at the plate's left.
 */
export function socialImageSvg({ headline: given, title, brand, tagline = '', plate = '' }: SocialImage) {
  const headline = given.replaceAll(/\s+/g, ' ').trim();
  const over = headline.replaceAll('==', '') === title ? '' : title;
  return typesetSvg(TEMPLATE, { headline, title: over, brand, tagline, beside: plate !== '' });
}

let thread: Tinypool | undefined;

/** Exports at once: each waits for other threads most of its time. */
const AT_ONCE = 4;

async function drawn(image: SocialImage): Promise<Drawn> {
  // Astro bundles what it renders: the file is found from the project.
  thread ??= new Tinypool({
    filename: join(process.cwd(), 'src/seo/social-image-worker.ts'),
    name: 'drawSocialImage',
    minThreads: 1,
    maxThreads: 1,
    concurrentTasksPerWorker: AT_ONCE,
    isolateWorkers: false,
  });
  const { name, file } = (await thread.run(image)) as Drawn;
  return { name, file: Buffer.from(file) };
}

/**
 * The same as a PNG, drawn on a thread of its own: with every picture the typesetter tells V8 of memory that it holds, and
 * V8 answers by looking through the whole heap. That of a build of a thousand articles took 100 ms each time. A build
 * that finds it drawn by another with the same code and brand does not set its words again.
 */
export async function socialImage(image: SocialImage): Promise<Buffer> {
  const by = process.env[KEPT_BY];
  return by ? keptDrawing(JSON.stringify(image), by, () => drawn(image)) : (await drawn(image)).file;
}
