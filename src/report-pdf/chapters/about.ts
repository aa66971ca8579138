import { CONTACT_PAGES } from '../../rules/contact-places.ts';
import { CONTACT_WORDS } from '../../rules/contact-words.ts';
import { type Block, stack } from '../block.ts';
import { text, words } from '../blocks/text.ts';
import { mainColumn, opening, type Part } from '../chapter.ts';
import { monthOf, pageAddress, type ReportContent } from '../content.ts';
import { MAIN_WIDTH, TEXT, type TextStyle } from '../design.ts';
import type { Run } from '../inline.ts';
import type { Paper } from '../paper.ts';
import { WORDS } from '../words.ts';

const QUIZ = '/tools/ai-seo-quiz';

/** Citations, who made the report, and how to reach them. */
export function aboutParts(paper: Paper, content: ReportContent, number: number): Part[] {
  const { report, site, origin } = content;
  const width = MAIN_WIDTH;
  const address = (url: string, shown = url, style: TextStyle = TEXT.plainStrong): Run => ({
    text: shown,
    style,
    link: { url },
    label: shown,
  });
  const head = (title: string) =>
    words(paper, title, TEXT.small, { width, tag: 'H3', above: 16, keepWithNext: true });
  const line = (runs: readonly Run[]) => text(paper, runs, { width, above: 4 });
  const plain = (content: string) => ({ text: content, style: TEXT.plain });
  const page = pageAddress(content);
  const { street, city, region, postalCode } = site.address;
  const blocks: Block[] = [
    head(WORDS.cite),
    line([plain(`${site.brand}. ${report.title}. ${monthOf(content)}. `), address(page, page, TEXT.plain)]),
    head(report.closing.lines.join(' ')),
    line([plain(`${report.closing.text} `), address(`${origin}${QUIZ}`)]),
    head(CONTACT_WORDS.title),
    line([plain(`${CONTACT_WORDS.description} `), address(`${origin}${CONTACT_PAGES.form}`)]),
    line([plain(`${site.phone}   `), address(`mailto:${site.email}`, site.email)]),
    head(site.brand),
    line([plain(`${site.description} ${site.ethicsLine}`)]),
    line([plain(`${street}, ${city}, ${region} ${postalCode}`)]),
    words(
      paper,
      `© ${site.copyrightYear} ${site.brand}. ${report.sample ? WORDS.sample : ''}`.trim(),
      TEXT.quiet,
      { width, above: 14 },
    ),
  ];
  const opened = opening(paper, { number, label: WORDS.about, heading: site.tagline, id: 'about' });
  return [opened, ...mainColumn([stack(blocks, 2)])];
}
