import { SOCIAL_IMAGE } from '../../../seo/page-meta.ts';
import { socialImageLogo } from '../../../seo/social-image.ts';
import { setHeadline } from '../../../seo/social-image-headline.ts';
import { plateElements } from './paper.ts';
import { COLOR, write } from './pen.ts';
import { PLATE, type Plate } from './plate.ts';

/** Width of the plate, which takes the whole height at the right, in pixels. */
const PLATE_WIDTH = 690;
const LEFT = SOCIAL_IMAGE.width - PLATE_WIDTH;
const TITLE = { left: 52, right: 36, top: 56, bottom: 130 } as const;
const BRAND = { logo: 44, bottom: 52, size: 32, gap: 15 } as const;
/** Height of a capital over the baseline, in em. */
const CAPITALS = 0.71;

function title(text: string) {
  const box = {
    width: LEFT - TITLE.left - TITLE.right,
    height: SOCIAL_IMAGE.height - TITLE.top - TITLE.bottom,
  };
  const { size, lineHeight, lines } = setHeadline(text, box);
  const first = TITLE.top + CAPITALS * size;
  return lines.map(({ line }, index) => {
    const y = Math.round(first + index * lineHeight);
    return `<path transform="translate(${TITLE.left} ${y})" d="${line.outlines()}" fill="${COLOR.ink}"/>`;
  });
}

function brandLine(brand: string) {
  const top = SOCIAL_IMAGE.height - BRAND.bottom - BRAND.logo;
  const style = { weight: 820, size: BRAND.size, tracking: -0.02 };
  const baseline = top + (BRAND.logo + CAPITALS * BRAND.size) / 2;
  return [
    socialImageLogo(TITLE.left, top, BRAND.logo),
    write(brand, TITLE.left + BRAND.logo + BRAND.gap, baseline, style),
  ];
}

/**
 * The picture of an article for sharing: its title and the brand at the left, its plate at the right.
 * In: plate, title, brand. Out: SVG of the size of social images.
 */
export function socialPlateSvg(plate: Plate, words: { title: string; brand: string }) {
  const { width, height } = SOCIAL_IMAGE;
  const scale = PLATE_WIDTH / PLATE.width;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${COLOR.paper}"/>`,
    ...title(words.title),
    ...brandLine(words.brand),
    `<g transform="translate(${LEFT} 0) scale(${scale})">${plateElements(plate, height / scale)}</g>`,
    '</svg>',
  ].join('');
}
