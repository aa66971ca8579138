import { join } from 'node:path';
import { looksOf } from '../src/content/brand-looks.ts';
import { lineAt, readSource } from '../src/content/source.ts';

/**
 * The contrast that WCAG 2.2 requires of text (1.4.3) and of the borders and signs of controls (1.4.11).
 */
const NEEDED = { text: 4.5, interface: 3 } as const;

/**
 * Names of the colors that the design uses on each other. Add new pairs here.
 */
const PAIRS: readonly [use: keyof typeof NEEDED, front: string, back: string][] = [
  ['text', 'ink', 'paper'],
  ['text', 'ink', 'fog'],
  ['text', 'ink-2', 'paper'],
  ['text', 'ink-2', 'fog'],
  ['text', 'ink-3', 'paper'],
  ['text', 'ink-3', 'fog'],
  ['text', 'red', 'paper'],
  ['text', 'red', 'fog'],
  ['text', 'ink', 'mark'],
  ['text', 'ink', 'mark-2'],
  ['text', 'ink-2', 'mark-2'],
  ['text', 'paper', 'ink'],
  ['text', 'paper', 'night-hover'],
  ['text', 'night-2', 'ink'],
  ['text', 'mark', 'ink'],
  ['interface', 'edge', 'paper'],
  ['interface', 'edge', 'fog'],
];

/** Returns the relative luminance of a color such as "#0c1b2a", as defined by WCAG. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/**
 * Checks the contrast of a brand's colors. Errors: throws with a line for each pair with too little contrast or a missing
 * color.
 */
export function checkContrast(content: string): void {
  const file = join(content, 'brand', 'brand.css');
  const css = readSource(file);
  const { colors } = looksOf(css);
  const mistakes = PAIRS.flatMap(([use, front, back]) => {
    const [over, under] = [colors[front], colors[back]];
    if (!over || !under) return [`${file}: expected --color-${over ? back : front} as #rrggbb`];
    const found = contrast(over, under);
    if (found >= NEEDED[use]) return [];
    // The ratio is cut, not rounded: 4.49 is less than 4.5.
    const ratio = Math.floor(found * 100) / 100;
    const line = lineAt(css, css.indexOf(`--color-${front}:`));
    return [
      `${file}: line ${line}: --color-${front}: expected a contrast of at least ${NEEDED[use]} to 1 on --color-${back} (${use}), found ${ratio} (${over} on ${under})`,
    ];
  });
  if (mistakes.length) throw new Error([...new Set(mistakes)].join('\n'));
}
