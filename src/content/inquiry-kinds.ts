/** Everything a visitor can request beside the call itself; the texts are in content/pages/contact.yaml. */
export const INQUIRY_KINDS = [
  'question',
  'price',
  'agreement',
  'page-check',
  'second-look',
] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

/** The ask an address or a form names, if it is one of ours. */
export const inquiryKind = (name: string | null | undefined) =>
  INQUIRY_KINDS.find((kind) => kind === name);
