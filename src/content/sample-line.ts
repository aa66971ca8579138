/** What every page of a public preview says at its top, as long as sample values are left. */
export const SAMPLE_LINE = {
  label: 'Sample content.',
  text: 'People, firms, reviews and figures on this site may be invented.',
} as const;
