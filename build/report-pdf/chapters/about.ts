import { isSample } from '../../../src/content/parts.ts';
import { CONTACT_PAGES } from '../../../src/features/contact/places.ts';
import { CONTACT_WORDS } from '../../../src/features/contact/words.ts';
import { citations } from '../../../src/features/report/citation.ts';
import { REPORT_WORDS } from '../../../src/features/report/words.ts';
import { type Block, beside, spaced, stack } from '../block.ts';
import { text, words } from '../blocks/text.ts';
import { fullWidth, mainColumn, opening, type Part } from '../chapter.ts';
import { pageAddress, type ReportContent } from '../content.ts';
import { COLOR, FULL_WIDTH, MAIN_WIDTH, TEXT, type TextStyle } from '../design.ts';
import type { Run } from '../inline.ts';
import type { Paper } from '../paper.ts';
import { WORDS } from '../words.ts';

const COLUMN_GAP = 24;
const COLUMN = (FULL_WIDTH - COLUMN_GAP) / 2;
const BAND = { x: 22, y: 26 } as const;
const BAND_TITLE: TextStyle = {
  face: 'display',
  size: 19,
  leading: 21.5,
  color: COLOR.paper,
  tracking: -0.015,
};
const BAND_TEXT: TextStyle = { ...TEXT.plain, color: COLOR.line };
const BAND_LINK: TextStyle = { ...TEXT.plainStrong, color: COLOR.mark };
const QUIZ = '/tools/ai-seo-quiz';

/** Citations, an invitation, and who made the report. */
export function aboutParts(paper: Paper, content: ReportContent, number: number): Part[] {
  const { report, site } = content;
  const url = pageAddress(content);
  const forms = citations({
    title: report.title,
    brand: site.brand,
    published: report.published,
    url,
    sample: isSample(report),
  }).filter(({ form }) => form !== 'BibTeX');
  const { street, city, region, postalCode } = site.address;
  const width = MAIN_WIDTH;
  const rights = `© ${site.copyrightYear} ${site.brand}.`;
  return [
    opening(paper, { number, ...WORDS.about, id: 'about' }),
    ...mainColumn([
      words(paper, `${site.description} ${site.ethicsLine}`, TEXT.body, { width, above: 11 }),
      text(
        paper,
        [
          plain(`${street}, ${city}, ${region} ${postalCode}. `),
          address(site.phoneHref, site.phone),
          plain(', '),
          address(`mailto:${site.email}`, site.email),
        ],
        { width, above: 8 },
      ),
      words(paper, REPORT_WORDS.cite.heading, TEXT.small, {
        width,
        tag: 'H3',
        above: 18,
        keepWithNext: true,
      }),
      ...forms.map(({ form, text: citation }, index) =>
        text(paper, [{ text: `${form}: `, style: TEXT.plainStrong }, ...citedAddress(citation, url)], {
          width,
          above: index ? 6 : 3,
        }),
      ),
    ]),
    ...fullWidth([
      spaced(28, invitation(paper, content)),
      words(paper, rights, TEXT.quiet, { width: FULL_WIDTH, above: 11 }),
    ]),
  ];
}

/** A citation with its address as a link. */
function citedAddress(citation: string, url: string): Run[] {
  const [before = '', after = ''] = citation.split(url);
  return [plain(before), address(url, url, TEXT.plain), plain(after)];
}

const plain = (text: string): Run => ({ text, style: TEXT.plain });
const address = (url: string, shown = url, style: TextStyle = TEXT.plainStrong): Run => ({
  text: shown,
  style,
  link: { url },
  label: shown,
});

/** The dark band that closes every page of the site, on paper: the quiz, and the free session. */
function invitation(paper: Paper, { report, site, origin }: ReportContent): Block {
  const width = COLUMN - BAND.x;
  const offer = (title: string, content: string, path: string) =>
    stack([
      words(paper, title, BAND_TITLE, { width, tag: 'H3', isBalanced: true }),
      words(paper, content, BAND_TEXT, { width, above: 8 }),
      text(paper, [address(`${origin}${path}`, `${new URL(origin).host}${path}`, BAND_LINK)], {
        width,
        above: 8,
      }),
    ]);
  const offers = beside([
    { at: BAND.x, block: offer(report.closing.lines.join(' '), report.closing.text, QUIZ) },
    {
      at: COLUMN + COLUMN_GAP,
      block: offer(CONTACT_WORDS.title, `${CONTACT_WORDS.description} ${site.phone}`, CONTACT_PAGES.form),
    },
  ]);
  return {
    height: offers.height + 2 * BAND.y,
    draw(on, { x, y, parent }) {
      on.artifact(() => on.doc.rect(x, y, FULL_WIDTH, offers.height + 2 * BAND.y).fill(COLOR.ink));
      offers.draw(on, { x, y: y + BAND.y, parent });
    },
  };
}
