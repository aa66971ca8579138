/**
 * The texts of these kinds are in content/pages/contact.yaml. The request for a session is no kind.
 */
export const INQUIRY_KINDS = [
  'question',
  'price',
  'agreement',
  'page-check',
  'second-look',
] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

/** Returns undefined if the name is unknown. */
export const inquiryKind = (name: string | null | undefined) =>
  INQUIRY_KINDS.find((kind) => kind === name);
