/** Everything that can be asked for beside the call itself; its words stand in content/pages/contact.yaml. */
export const ASK_KINDS = ['question', 'price', 'agreement', 'page-check', 'second-look'] as const;
export type AskKind = (typeof ASK_KINDS)[number];

/** The ask an address or a form names, if it is one of ours. */
export const askNamed = (name: string | null | undefined) =>
  ASK_KINDS.find((kind) => kind === name);
