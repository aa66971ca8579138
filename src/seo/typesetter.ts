import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { brandDirectory, brandLooks } from '../content/brand-looks.ts';
import { readSource } from '../content/source.ts';
import { PICTURE_LETTERS, plainLetters } from '../text/letters.ts';

/** Static cuts of the brand's typefaces, made by commands/fonts.ts. */
const fontFolder = () => join(brandDirectory(), 'fonts', 'pdf');
/** The brand's sign as SVG. */
const sign = () => readSource(join(brandDirectory(), 'public', 'favicon.svg'));

let compiler: NodeCompiler | undefined;

function start(): NodeCompiler {
  const project = createRequire(join(process.cwd(), 'package.json'));
  const typst: typeof import('@myriaddreamin/typst-ts-node-compiler') = project(
    '@myriaddreamin/typst-ts-node-compiler',
  );
  if (!existsSync(fontFolder()))
    throw new Error(
      `${fontFolder()}: expected the typefaces of social images and PDFs, which commands/fonts.ts makes (docs/content-guide.md, "Another brand")`,
    );
  const fontBlobs = readdirSync(fontFolder()).map((file) => readFileSync(join(fontFolder(), file)));
  return typst.NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs }] });
}

/**
 * Returns the compiler. Loading it takes long and starting it reads the machine's list of typefaces: this happens
 * once, and only where something is set.
 */
const typesetter = () => (compiler ??= start());

/** Compiles a template. Errors: the messages of the compiler, warnings too, with the template. */
function compile(template: string, data: unknown) {
  const inputs = {
    data: plainLetters(JSON.stringify(data), PICTURE_LETTERS),
    brand: JSON.stringify({ ...brandLooks(), sign: sign() }),
  };
  const compiled = typesetter().compile({ mainFilePath: template, inputs });
  const complaint = compiled.takeError() ?? compiled.takeWarnings();
  if (complaint)
    throw new Error(
      `${template}: ${JSON.stringify(typesetter().fetchDiagnostics(complaint), null, 2)}`,
    );
  // Thousands of articles have an image each: remembering the last ones is enough.
  typesetter().evictCache(1);
  return compiled.result as NonNullable<typeof compiled.result>;
}

/**
 * Sets a template as PDF/UA-1; the same data makes the same bytes.
 * Errors: anything that breaks the standard, a letter that our typefaces lack among them.
 */
export const typesetPdf = (template: string, data: unknown): Buffer =>
  typesetter().pdf(compile(template, data), { pdfStandard: 'ua-1' });

/** Sets a template of one page as SVG, letters as outlines: no font is needed to show it. */
export const typesetSvg = (template: string, data: unknown): string =>
  typesetter().plainSvg(compile(template, data));
