/** A browser script bundled into a string (see build/inline-scripts.ts). */
declare module '*?inline-script' {
  const code: string;
  export default code;
}

/** The package has no types of its own. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      keepFeatures?: string[];
      preserveNameIds?: number[];
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Uint8Array>;
}
