import { getDocumentProxy } from 'unpdf';

type PdfLink = { url?: string; to?: number; label: string; page: number };
type PdfPage = { texts: string[]; width: number; height: number };

export async function readPdf(bytes: Buffer) {
  const doc = await getDocumentProxy(new Uint8Array(bytes));
  const pages: PdfPage[] = [];
  const links: PdfLink[] = [];
  for (let number = 1; number <= doc.numPages; number += 1) {
    const page = await doc.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    pages.push({ texts: items.map((item) => ('str' in item ? item.str : '')), width, height });
    for (const { unsafeUrl, dest, contentsObj } of await page.getAnnotations()) {
      const destination = typeof dest === 'string' ? await doc.getDestination(dest) : dest;
      const target = destination ? { to: (await doc.getPageIndex(destination[0])) + 1 } : {};
      links.push({ url: unsafeUrl, ...target, label: contentsObj?.str ?? '', page: number });
    }
  }
  return { pages, links };
}
