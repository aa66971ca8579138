import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { brandDirectory, brandLooks } from '../content/brand-looks.ts';
import { readSource } from '../content/source.ts';
import { PICTURE_LETTERS, plainLetters } from '../text/letters.ts';

const fontFolder = () => join(brandDirectory(), 'fonts', 'pdf');
const readBrandSign = () => readSource(join(brandDirectory(), 'public', 'favicon.svg'));

let compiler: NodeCompiler | undefined;

function createCompiler(): NodeCompiler {
  const requireFromProject = createRequire(join(process.cwd(), 'package.json'));
  const typst: typeof import('@myriaddreamin/typst-ts-node-compiler') = requireFromProject(
    '@myriaddreamin/typst-ts-node-compiler',
  );
  if (!existsSync(fontFolder()))
    throw new Error(
      `${fontFolder()}: expected the fonts for social images and PDFs; commands/fonts.ts writes them (docs/content-guide.md, "Another brand")`,
    );
  const fontBlobs = readdirSync(fontFolder()).map((file) => readFileSync(join(fontFolder(), file)));
  return typst.NodeCompiler.create({ workspace: process.cwd(), fontArgs: [{ fontBlobs }] });
}

/** The compiler is loaded at the first use, because loading takes long. */
const typesetter = () => (compiler ??= createCompiler());

function compileDocument(template: string, data: unknown) {
  const inputs = {
    data: plainLetters(JSON.stringify(data), PICTURE_LETTERS),
    brand: JSON.stringify({ ...brandLooks(), sign: readBrandSign() }),
  };
  const compiled = typesetter().compile({ mainFilePath: template, inputs });
  const problems = compiled.takeError() ?? compiled.takeWarnings();
  if (problems)
    throw new Error(
      `${template}: ${JSON.stringify(typesetter().fetchDiagnostics(problems), null, 2)}`,
    );
  // The cache would grow with thousands of articles that have an image each.
  typesetter().evictCache(1);
  return compiled.result as NonNullable<typeof compiled.result>;
}

/** The same data gives the same bytes. Throws on a violation of PDF/UA-1. */
export const typesetPdf = (template: string, data: unknown): Buffer =>
  typesetter().pdf(compileDocument(template, data), { pdfStandard: 'ua-1' });

/** Returns one page as SVG with letters as outlines, so that it needs no font. */
export const typesetSvg = (template: string, data: unknown): string =>
  typesetter().plainSvg(compileDocument(template, data));
