/**
 * The texts of these kinds are in content/pages/contact.yaml. A session is not a kind of inquiry.
 */
export const INQUIRY_KINDS = [
  'question',
  'price',
  'agreement',
  'page-check',
  'second-look',
] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

export const inquiryKind = (name: string | null | undefined) =>
  INQUIRY_KINDS.find((kind) => kind === name);
