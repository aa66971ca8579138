/** Kinds of requests other than that for a session. Their texts are in content/pages/contact.yaml. */
export const INQUIRY_KINDS = [
  'question',
  'price',
  'agreement',
  'page-check',
  'second-look',
] as const;
export type InquiryKind = (typeof INQUIRY_KINDS)[number];

/** Returns the kind with a name from an address or a form; undefined if the name is unknown. */
export const inquiryKind = (name: string | null | undefined) =>
  INQUIRY_KINDS.find((kind) => kind === name);
