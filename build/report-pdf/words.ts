/** Labels that only the PDF has; those it shares with the page are in rules/report. */
export const WORDS = {
  seeMethod: (audit: string, page: number) => `${audit}. Method and limits: page ${page}.`,
  contents: 'Contents',
  onOurSite: { title: 'On our site', fields: ['Page we checked', 'What we found', 'Who fixes it, by when'] },
  checklist: {
    fields: [
      { label: 'Page', share: 0.54 },
      { label: 'Read by', share: 0.28 },
      { label: 'Date', share: 0.18 },
    ],
    yes: 'Yes',
    no: 'No',
    noOf: (total: number) => `No: ____ of ${total}`,
    plan: 'What happens next',
    columns: ['What to fix', 'Who', 'By when'],
  },
  sources: { label: 'Sources', heading: 'What this report rests on.' },
  about: { label: 'About', heading: 'Who made this report.' },
  page: (number: number, total: number) => `Page ${number} of ${total}`,
} as const;
