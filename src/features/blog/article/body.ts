import { type CheerioAPI, load } from 'cheerio';
import { makeTablesReadable } from '../../../ui/prose-tables.ts';
import { articleFacts } from './facts.ts';

type Block = ReturnType<CheerioAPI>;

/** Positions in the text, from 0 to 1, of the box with the next step and of two invitations. */
const BOX_POSITIONS = [0.15, 0.45, 0.85] as const;
/** A gap at the end of a section is preferred: it counts as closer by this share of the text. */
const SECTION_END_BONUS = 0.05;
const MIN_BLOCKS_BETWEEN_BOXES = 3;

/** A box must not follow a heading or a colon, nor be beside a list or table. */
function canDivide(before: Block, after: Block) {
  if (before.is('h2, h3, h4')) return false;
  if (after.is('h2')) return true;
  return before.is('p, blockquote') && after.is('p') && !before.text().trim().endsWith(':');
}

type Gap = { blockIndex: number; position: number; isSectionEnd: boolean };

function findGaps($: CheerioAPI): Gap[] {
  const blocks = $.root()
    .children()
    .toArray()
    .map((element) => $(element));
  const lengths = blocks.map((block) => block.text().trim().length);
  const totalLength = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let lengthBefore = 0;
  return blocks.flatMap((block, blockIndex) => {
    const gap = { blockIndex, position: lengthBefore / totalLength, isSectionEnd: block.is('h2') };
    lengthBefore += lengths[blockIndex] ?? 0;
    const previous = blocks[blockIndex - 1];
    return previous && canDivide(previous, block) ? [gap] : [];
  });
}

export function insertionPoints($: CheerioAPI): number[] {
  const gaps = findGaps($);
  let minIndex = 0;
  return BOX_POSITIONS.flatMap((boxPosition) => {
    const distanceTo = ({ position, isSectionEnd }: Gap) =>
      Math.abs(position - boxPosition) - (isSectionEnd ? SECTION_END_BONUS : 0);
    const [nearestGap] = gaps
      .filter(({ blockIndex }) => blockIndex >= minIndex)
      .toSorted((a, b) => distanceTo(a) - distanceTo(b));
    if (!nearestGap) return [];
    minIndex = nearestGap.blockIndex + MIN_BLOCKS_BETWEEN_BOXES;
    return [nearestGap.blockIndex];
  });
}

/** The style sheet adds "#", which screen readers do not read. */
const HEADING_LINK_CLASS = 'heading-link';

const CHECKBOX_LABELS = { checked: 'Done', unchecked: 'To do' } as const;

const COLUMN_NAME_HTML = '<span class="sr-only">Row</span>';

const EXTERNAL_LINK_CLASS = 'external-link';

/** Also gives each checkbox a label for screen readers. */
export function linkHeadings($: CheerioAPI) {
  $('h2[id], h3[id], h4[id]').each((_, element) => {
    const heading = $(element);
    if (heading.find('a').length > 0 || heading.closest('[data-footnotes]').length > 0) return;
    const link = $('<a></a>')
      .addClass(HEADING_LINK_CLASS)
      .attr('href', `#${heading.attr('id')}`);
    heading.wrapInner(link);
  });
  $('input[type="checkbox"]').each((_, element) => {
    const box = $(element);
    box.attr(
      'aria-label',
      box.is('[checked]') ? CHECKBOX_LABELS.checked : CHECKBOX_LABELS.unchecked,
    );
  });
}

function prepareForStyles($: CheerioAPI) {
  $('a[href^="http"]').addClass(EXTERNAL_LINK_CLASS);
  $('thead th:empty').append(COLUMN_NAME_HTML);
  $('td code').each((_, element) => {
    const code = $(element);
    code.html((code.html() ?? '').replaceAll(/,(?=\S)/g, ',<wbr>'));
  });
}

export function articleBody(html: string, boxes: readonly string[]) {
  const $ = load(html, null, false);
  const facts = articleFacts($);
  prepareForStyles($);
  linkHeadings($);
  const blocks = $.root().children().toArray();
  for (const [index, blockIndex] of insertionPoints($).entries())
    $(blocks[blockIndex]).before(boxes[index] ?? '');
  makeTablesReadable($);
  return { html: $.html(), facts };
}
