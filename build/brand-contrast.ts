import { join } from 'node:path';
import { looksOf } from '../src/content/brand-looks.ts';
import { lineAt, readSource } from '../src/content/source.ts';

/** WCAG 2.2 requires 4.5 for text (1.4.3) and 3 for borders and signs of controls (1.4.11). */
const MIN_CONTRAST = { text: 4.5, interface: 3 } as const;

/** The design shows the color `front` on the color `back`. Add new pairs here. */
const PAIRS: readonly [use: keyof typeof MIN_CONTRAST, front: string, back: string][] = [
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

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((position) => {
    const channel = Number.parseInt(color.slice(position, position + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(color: string, otherColor: string): number {
  const [dark = 0, light = 0] = [luminance(color), luminance(otherColor)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Throws a line for each pair with too little contrast or a missing color. */
export function checkContrast(content: string): void {
  const file = join(content, 'brand', 'brand.css');
  const css = readSource(file);
  const { colors } = looksOf(css);
  const mistakes = PAIRS.flatMap(([use, front, back]) => {
    const [foreground, background] = [colors[front], colors[back]];
    if (!foreground || !background)
      return [`${file}: expected --color-${foreground ? back : front} as #rrggbb`];
    const actual = contrast(foreground, background);
    if (actual >= MIN_CONTRAST[use]) return [];
    // The ratio is cut, not rounded: a contrast of 4.496 must not appear as 4.5.
    const ratio = Math.floor(actual * 100) / 100;
    const line = lineAt(css, css.indexOf(`--color-${front}:`));
    return [
      `${file}: line ${line}: --color-${front}: expected a contrast of at least ${MIN_CONTRAST[use]} to 1 on --color-${back} (${use}), found ${ratio} (${foreground} on ${background})`,
    ];
  });
  if (mistakes.length) throw new Error([...new Set(mistakes)].join('\n'));
}
