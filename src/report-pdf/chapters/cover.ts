import { REPORT_WORDS } from '../../rules/report/words.ts';
import { words } from '../blocks/text.ts';
import { breakLines } from '../break-lines.ts';
import { monthOf, type ReportContent } from '../content.ts';
import { COLOR, PAGE, TEXT, type TextStyle } from '../design.ts';
import { piecesOf } from '../inline.ts';
import type { Paper, Tag } from '../paper.ts';
import { overview } from './overview.ts';

/** Pleading paper: 28 numbered lines and a red double rule, as courts ask for them. */
const PLEADING = { lines: 28, first: 72, step: 24, numbers: 66, rules: [79, 83.5], weight: 1.3 } as const;
const TEXT_LEFT = 112;
const TEXT_WIDTH = PAGE.right - TEXT_LEFT;
const BRAND = { logo: 26, top: 60 } as const;
const TITLE_TOP = 210;
const EXHIBIT_BOTTOM = 728;
const MARK = { rise: 0.82, height: 1.04, pad: 0.07 } as const;
const LOGO_EDGE = 30;
const LOGO_N = 'M9.2 20V7.6h2.9l5.9 8V7.6h2.8V20h-2.7l-6-8.2V20z';

const BRAND_STYLE: TextStyle = { face: 'display', size: 16, leading: 26, color: COLOR.ink, tracking: -0.01 };
const NUMBER_STYLE: TextStyle = { face: 'code', size: 8, leading: 10, color: COLOR.ink3 };
const KIND_STYLE: TextStyle = { face: 'strong', size: 11, leading: 16, color: COLOR.ink2 };

type Cover = { parent: Tag; methodPage: number };

/** The first page. In: paper with an open page, content, its element, and the page where the method is told. */
export function drawCover(paper: Paper, content: ReportContent, { parent, methodPage }: Cover) {
  const { report, site } = content;
  paper.artifact(() => pleading(paper));
  paper.artifact(() => logo(paper, TEXT_LEFT, BRAND.top));
  const brandLeft = TEXT_LEFT + BRAND.logo + 9;
  words(paper, site.brand, BRAND_STYLE, { width: TEXT_WIDTH / 2 }).draw(paper, {
    x: brandLeft,
    y: BRAND.top,
    parent,
  });
  const y = headline(paper, report.headline, parent);
  words(paper, report.lede, TEXT.lede, { width: TEXT_WIDTH - 40 }).draw(paper, {
    x: TEXT_LEFT,
    y: y + 22,
    parent,
  });
  const kind = `${REPORT_WORDS.kind}, ${monthOf(content)}`;
  words(paper, kind, KIND_STYLE, { width: TEXT_WIDTH }).draw(paper, {
    x: TEXT_LEFT,
    y: TITLE_TOP - 34,
    parent,
  });
  const exhibit = overview(paper, content, { panelWidth: TEXT_WIDTH, methodPage });
  exhibit.draw(paper, { x: TEXT_LEFT, y: EXHIBIT_BOTTOM - exhibit.height, parent });
}

function pleading(paper: Paper) {
  for (const x of PLEADING.rules) paper.doc.rect(x, 0, PLEADING.weight, PAGE.height).fill(COLOR.red);
  for (let line = 1; line <= PLEADING.lines; line += 1) {
    const label = String(line);
    const baseline = PLEADING.first + (line - 1) * PLEADING.step;
    paper.letters(label, PLEADING.numbers - paper.width(label, NUMBER_STYLE), baseline, NUMBER_STYLE);
  }
}

function logo({ doc }: Paper, x: number, y: number) {
  doc
    .save()
    .translate(x, y)
    .scale(BRAND.logo / LOGO_EDGE);
  doc.roundedRect(0, 0, LOGO_EDGE, LOGO_EDGE, 3).fill(COLOR.ink);
  doc.path(LOGO_N).fill(COLOR.paper);
  doc.rect(8, 23.2, 14, 2.4).fill(COLOR.mark);
  doc.restore();
}

/** The headline with its marked phrase; the height at which it ends out. */
function headline(paper: Paper, marked: string, parent: Tag) {
  const style = TEXT.cover;
  const runs = marked.split('==').map((text, index) => ({ text, style, rise: index % 2 ? 0.001 : 0 }));
  const pieces = piecesOf(paper, runs);
  const lines = breakLines(pieces, TEXT_WIDTH, true).map(([start, end]) => pieces.slice(start, end));
  const title = paper.open(parent, 'H1');
  for (const [index, line] of lines.entries()) {
    const baseline = TITLE_TOP + index * style.leading + paper.baseline(style);
    let x: number = TEXT_LEFT;
    let mark: [from: number, to: number] | undefined;
    for (const [place, piece] of line.entries()) {
      if (place) x += piece.space;
      if (piece.rise) mark = [mark?.[0] ?? x, x + piece.width];
      x += piece.width;
    }
    if (mark) {
      const [from, to] = mark;
      const pad = MARK.pad * style.size;
      const box = [
        from - pad,
        baseline - MARK.rise * style.size,
        to - from + 2 * pad,
        MARK.height * style.size,
      ] as const;
      paper.artifact(() => paper.doc.rect(...box).fill(COLOR.mark));
    }
    const letters = line.map(({ text, space }, place) => (place && space ? ` ${text}` : text)).join('');
    paper.inside(title, () => paper.letters(`${letters} `, TEXT_LEFT, baseline, style));
  }
  paper.close(title);
  return TITLE_TOP + lines.length * style.leading;
}
