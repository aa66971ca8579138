import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import { FACES, type Face, FONTS, PAGE, type TextStyle } from './design.ts';

/** Height of a capital in our typefaces, in em: lines are centered on it. */
const CAPITAL = 0.69;

/** An element of the structure tree: what a screen reader is told a stretch of the page is. */
export type Tag = ReturnType<PDFKit.PDFDocument['struct']>;
export type TagOptions = { alt?: string; scope?: 'Column' | 'Row'; bbox?: number[]; title?: string };
export type PaperInfo = {
  title: string;
  author: string;
  subject: string;
  keywords: string;
  /** Day the file says it was made on; the same words and day make the same bytes. */
  date: Date;
};
/** Where a link leads: an address, or a named place in this file. */
export type LinkTarget = { url: string } | { place: string };
export type Box = { x: number; y: number; width: number; height: number };

/** A PDF under construction: pages, tags, letters and lines. All measures in points from the left top corner. */
export function openPaper(info: PaperInfo) {
  const { date, title, author, subject, keywords } = info;
  const doc = new PDFDocument({
    size: 'LETTER',
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    autoFirstPage: false,
    info: {
      Title: title,
      Author: author,
      Subject: subject,
      Keywords: keywords,
      Creator: author,
      CreationDate: date,
      ModDate: date,
    },
  });
  for (const [face, file] of Object.entries(FACES)) doc.registerFont(face, join(FONTS, file));
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
  const root = doc.struct('Document', { title });
  doc.addStructure(root);

  const spacing = ({ tracking = 0, size }: TextStyle) => tracking * size;
  const set = (style: TextStyle) => doc.font(style.face satisfies Face).fontSize(style.size);

  return {
    doc,
    root,
    /** Width of one line. */
    width(text: string, style: TextStyle) {
      set(style);
      return doc.widthOfString(text) + spacing(style) * text.length;
    },
    /** Letters on a baseline. Nothing breaks: text arrives in lines. */
    letters(text: string, x: number, baseline: number, style: TextStyle) {
      set(style);
      doc.fillColor(style.color).text(text, x, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: spacing(style),
      });
    },
    /** From the top of a line to its baseline. */
    baseline: ({ leading, size }: TextStyle) => (leading + CAPITAL * size) / 2,
    page: () => void doc.addPage(),
    /** A new element under a parent, open until `close`. */
    open(parent: Tag, type: string, options: TagOptions = {}) {
      const tag = doc.struct(type, options as Parameters<typeof doc.struct>[1]);
      parent.add(tag);
      return tag;
    },
    close: (tag: Tag) => void tag.end(),
    /** Draws inside an element. */
    inside: (tag: Tag, draw: () => void) => void tag.add(draw),
    /** Draws what carries no meaning of its own: rules, panels, page furniture. */
    artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout') {
      doc.markContent('Artifact', { type });
      draw();
      doc.endMarkedContent();
    },
    /** Makes a part of the page lead somewhere, as part of an element; the label is read aloud. */
    link({ x, y, width, height }: Box, target: LinkTarget, label: string, tag: Tag) {
      // A String object is written as text; a plain one would become a PDF name.
      const options = { structParent: tag, Contents: Object(label) as string };
      if ('url' in target) doc.link(x, y, width, height, target.url, options);
      else doc.goTo(x, y, width, height, target.place, options);
    },
    /** Names a place on this page for links inside the file. */
    place: (name: string, y: number) => doc.addNamedDestination(name, 'XYZ', 0, Math.max(0, y), 0),
    async finish() {
      doc.end();
      return finished;
    },
  };
}
export type Paper = ReturnType<typeof openPaper>;

/** Zoom that keeps what the reader has chosen, and the left edge of the page, for bookmarks. */
export const bookmarkAt = (y: number) => ({ expanded: true, top: y, left: PAGE.width, zoom: 0 });
