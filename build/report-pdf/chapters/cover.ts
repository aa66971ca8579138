import { isSample } from '../../../src/content/parts.ts';
import { REPORT_WORDS } from '../../../src/features/report/words.ts';
import type { Block } from '../block.ts';
import { headline } from '../blocks/headline.ts';
import { words } from '../blocks/text.ts';
import { monthOf, type ReportContent } from '../content.ts';
import { COLOR, PAGE, TEXT, type TextStyle } from '../design.ts';
import type { Paper, Tag } from '../paper.ts';
import { overview } from './overview.ts';

/** Pleading paper: 28 numbered lines and a red double rule, as courts ask for them. */
const PLEADING = { lines: 28, first: 72, step: 24, numbers: 66, rules: [79, 83.5], weight: 1.3 } as const;
const TEXT_LEFT = 112;
const TEXT_WIDTH = PAGE.right - TEXT_LEFT;
const BRAND = { logo: 26, top: 60 } as const;
const TITLE_TOP = 210;
const LEDE_ABOVE = 22;
const LEDE_WIDTH = TEXT_WIDTH - 40;
const KIND_GAP = 18;
const EXHIBIT_BOTTOM = 728;
/** Free space over the exhibit, for its sticker. */
const EXHIBIT_ROOM = 30;
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
  const put = (block: Block, x: number, y: number) => block.draw(paper, { x, y, parent });
  const kind = words(paper, kindOf(content), KIND_STYLE, { width: TEXT_WIDTH });
  const lede = words(paper, report.lede, TEXT.lede, { width: LEDE_WIDTH });
  const exhibit = overview(paper, content, { panelWidth: TEXT_WIDTH, methodPage });
  const exhibitTop = EXHIBIT_BOTTOM - exhibit.height;
  const titleHeight = exhibitTop - EXHIBIT_ROOM - lede.height - LEDE_ABOVE - TITLE_TOP;

  put(
    words(paper, site.brand, BRAND_STYLE, { width: TEXT_WIDTH / 2 }),
    TEXT_LEFT + BRAND.logo + 9,
    BRAND.top,
  );
  put(kind, TEXT_LEFT, TITLE_TOP - KIND_GAP - kind.height);
  const title = headline(paper, report.headline, { width: TEXT_WIDTH, height: titleHeight });
  put(title, TEXT_LEFT, TITLE_TOP);
  put(lede, TEXT_LEFT, TITLE_TOP + title.height + LEDE_ABOVE);
  put(exhibit, TEXT_LEFT, exhibitTop);
}

/** "Research report, January 2025", and that it is a sample as long as it is one. */
function kindOf(content: ReportContent) {
  const kind = `${REPORT_WORDS.kind}, ${monthOf(content)}`;
  return isSample(content.report) ? `${kind}. ${REPORT_WORDS.sample}` : kind;
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
