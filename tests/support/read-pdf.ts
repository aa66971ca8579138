import { getDocumentProxy } from 'unpdf';

/** The position is in points from the bottom left corner. */
export type PdfText = {
  text: string;
  x: number;
  y: number;
  right: number;
  isArtifact: boolean;
  id?: string;
};
export type PdfElement = { role: string; alt?: string; text: string; children: PdfElement[] };
type PdfLink = { url?: string; to?: number; label: string; page: number };
type PdfPage = { texts: PdfText[]; elements: PdfElement[]; width: number; height: number };

type Proxy = Awaited<ReturnType<typeof getDocumentProxy>>;
type PageProxy = Awaited<ReturnType<Proxy['getPage']>>;
/** The types of pdf.js omit these properties. */
type MarkedItem = { tag?: string; id?: string };
type ViewerPreferences = { DisplayDocTitle?: boolean } | null;
type Node = { role?: string; alt?: string; id?: string; children?: Node[] };

async function textsOf(page: PageProxy): Promise<PdfText[]> {
  const { items } = await page.getTextContent({ includeMarkedContent: true });
  const open: MarkedItem[] = [];
  return items.flatMap((item) => {
    if ('type' in item) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(item);
      return [];
    }
    if (!item.str.trim()) return [];
    const [, , , , x = 0, y = 0] = item.transform as number[];
    const id = open.find((mark) => mark.id)?.id;
    const isArtifact = open.some(({ tag }) => tag === 'Artifact');
    return [{ text: item.str, x, y, right: x + item.width, isArtifact, ...(id ? { id } : {}) }];
  });
}

function elementOf(node: Node, texts: readonly PdfText[]): PdfElement {
  const children = (node.children ?? [])
    .filter(({ role }) => role)
    .map((child) => elementOf(child, texts));
  const textOf = (part: Node): string =>
    part.id
      ? texts
          .filter(({ id }) => id === part.id)
          .map(({ text }) => text)
          .join(' ')
      : (part.children ?? []).map(textOf).join(' ');
  const text = textOf(node).replace(/\s+/g, ' ').trim();
  return { role: node.role ?? '', text, children, ...(node.alt ? { alt: node.alt } : {}) };
}

export async function readPdf(bytes: Buffer) {
  const doc = await getDocumentProxy(new Uint8Array(bytes));
  const pages: PdfPage[] = [];
  const links: PdfLink[] = [];
  for (let number = 1; number <= doc.numPages; number += 1) {
    const page = await doc.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const texts = await textsOf(page);
    const tree = (await page.getStructTree()) as Node | null;
    pages.push({ texts, width, height, elements: tree ? [elementOf(tree, texts)] : [] });
    for (const { unsafeUrl, dest, contentsObj } of await page.getAnnotations()) {
      const destination = typeof dest === 'string' ? await doc.getDestination(dest) : dest;
      const target = destination ? { to: (await doc.getPageIndex(destination[0])) + 1 } : {};
      links.push({ url: unsafeUrl, ...target, label: contentsObj?.str ?? '', page: number });
    }
  }
  const { info } = await doc.getMetadata();
  return {
    pages,
    links,
    info: info as Record<string, string>,
    isMarked: (await doc.getMarkInfo())?.Marked === true,
    showsTitle: ((await doc.getViewerPreferences()) as ViewerPreferences)?.DisplayDocTitle === true,
    outline: await doc.getOutline(),
  };
}

export const allElements = (elements: readonly PdfElement[]): PdfElement[] =>
  elements.flatMap((element) => [element, ...allElements(element.children)]);
