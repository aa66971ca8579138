/** US Letter and the columns on it, in points of 1/72 inch. */
export const PAGE = {
  width: 612,
  height: 792,
  left: 54,
  right: 558,
  /** Where text may start and must end; running head and page number lie outside. */
  top: 84,
  bottom: 734,
  headBaseline: 50,
  footBaseline: 760,
} as const;

/** The narrow column for labels and large figures, and the text column beside it; starts from the left margin. */
export const RAIL = { width: 104, main: 126 } as const;
export const FULL_WIDTH = PAGE.right - PAGE.left;
export const MAIN_WIDTH = FULL_WIDTH - RAIL.main;

/** The tokens of the site, for print. */
export const COLOR = {
  ink: '#0c1b2a',
  ink2: '#43525f',
  ink3: '#5c6974',
  line: '#d5dce1',
  fog: '#f2f5f7',
  paper: '#ffffff',
  mark: '#ffe94a',
  red: '#c8202f',
} as const;

/** Below the project, where builds run; the code that draws is bundled into another folder. */
export const FONTS = 'src/fonts/pdf';
/** Static cuts of our typefaces, made by commands/fonts.ts. */
export const FACES = {
  sans: 'schibsted-grotesk-400.ttf',
  strong: 'schibsted-grotesk-600.ttf',
  display: 'schibsted-grotesk-820.ttf',
  serif: 'source-serif-4-400.ttf',
  code: 'source-code-pro-400.ttf',
} as const;
export type Face = keyof typeof FACES;

/** Size and leading in points, tracking in em. */
export type TextStyle = { face: Face; size: number; leading: number; color: string; tracking?: number };

const { ink, ink2, ink3, red } = COLOR;

export const TEXT = {
  cover: { face: 'display', size: 43, leading: 48, color: ink, tracking: -0.022 },
  chapter: { face: 'display', size: 25, leading: 27.5, color: ink, tracking: -0.02 },
  section: { face: 'display', size: 16.5, leading: 20, color: ink, tracking: -0.015 },
  small: { face: 'display', size: 10.5, leading: 14, color: ink },
  question: { face: 'display', size: 9.5, leading: 12.6, color: ink },
  lede: { face: 'serif', size: 14, leading: 21, color: ink2 },
  intro: { face: 'serif', size: 12, leading: 17.5, color: ink2 },
  body: { face: 'serif', size: 10.5, leading: 15.5, color: ink },
  quoted: { face: 'serif', size: 9.6, leading: 13.8, color: ink },
  note: { face: 'serif', size: 9.1, leading: 12.4, color: ink },
  code: { face: 'code', size: 8, leading: 11.6, color: ink },
  plain: { face: 'sans', size: 9.25, leading: 13.5, color: ink },
  plainStrong: { face: 'strong', size: 9.25, leading: 13.5, color: ink },
  quiet: { face: 'sans', size: 8.5, leading: 12, color: ink2 },
  sourceName: { face: 'strong', size: 8.75, leading: 12.5, color: ink },
  address: { face: 'sans', size: 7.75, leading: 10.8, color: ink2 },
  caption: { face: 'strong', size: 8.5, leading: 12, color: ink2 },
  numeral: { face: 'code', size: 9, leading: 13, color: red },
  cite: { face: 'strong', size: 6.6, leading: 15.5, color: red },
  figure: { face: 'display', size: 36, leading: 36, color: ink, tracking: -0.03 },
  furniture: { face: 'sans', size: 8, leading: 10, color: ink3 },
} as const satisfies Record<string, TextStyle>;
