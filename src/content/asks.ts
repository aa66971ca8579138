/** What a form says that is opened by an ask. */
type AskWords = {
  /** Of the dialog and its page; the button that opens them says the same. */
  title: string;
  /** Before what it is about, in leads and mails: "Price: Legal SEO". */
  name: string;
  /** What will happen, and why a number is asked for. */
  lead: string;
  /** Over the field for a message. */
  message: string;
  submit: string;
  /** What is said once it is sent. */
  thanks: string;
};

/** Everything that can be asked for beside the call itself. */
export const ASKS = {
  question: {
    title: 'Ask a Question',
    name: 'Question',
    lead: 'A strategist answers by email within 24 hours. The number is for when a call is quicker.',
    message: 'Your Question (Optional)',
    submit: 'Send My Question',
    thanks: 'We have your question. A strategist answers by email within 24 hours.',
  },
  price: {
    title: 'Ask for a Price',
    name: 'Price',
    lead: 'Within 24 hours we email you a price and what it covers. The number is for questions about your market.',
    message: 'Offices, Practice Areas, County (Optional)',
    submit: 'Send Me a Price',
    thanks: 'We email you a price and what it covers within 24 hours.',
  },
  agreement: {
    title: 'Get the Agreement',
    name: 'Agreement',
    lead: 'We email you the agreement within 24 hours, to read before any call. The number is for questions about it.',
    message: 'Clauses You Care About (Optional)',
    submit: 'Send Me the Agreement',
    thanks: 'We email you the agreement within 24 hours. Read it before any call.',
  },
  'page-check': {
    title: 'Have a Page Checked',
    name: 'Page check',
    lead: 'Write the address of one page. Within 24 hours we email you what we found. The number is for questions about it.',
    message: 'Address of the Page (Optional)',
    submit: 'Check My Page',
    thanks: 'We read your page and email you what we found within 24 hours.',
  },
  'second-look': {
    title: 'Get a Second Look',
    name: 'Second look',
    lead: 'Say what we should look at. Within 24 hours we email you how to send it. The number is for questions about it.',
    message: 'A Report, an Account, a Proposal (Optional)',
    submit: 'Ask for a Second Look',
    thanks: 'Within 24 hours we email you how to send us what we should look at.',
  },
} as const satisfies Record<string, AskWords>;

export type AskKind = keyof typeof ASKS;
export const ASK_KINDS = Object.keys(ASKS) as [AskKind, ...AskKind[]];

/** The ask an address or a form names, if it is one of ours. */
export const askNamed = (name: string | null | undefined) => ASK_KINDS.find((kind) => kind === name);
