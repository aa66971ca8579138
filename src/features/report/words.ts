/** Label of each field of the download form, in its order. */
export const REPORT_LABELS = { name: 'Name *', email: 'Email *', firm: 'Law Firm' } as const;

/** Labels of the report's page, of its download and of its share. Everything else it says stands in content/report. */
export const REPORT_WORDS = {
  kind: 'Research report',
  /** What a reader of the report asks about, for form, lead and mail. */
  subject: 'Report: Google AI Overviews',
  /** Shown on the page and in the PDF while the report's file says `sample: true`. */
  sample:
    'Sample edition: the audit described here has not taken place yet, and its figures are placeholders.',
  sampleMark: 'sample edition',
  download: 'Download Full PDF Report',
  share: 'Share This Report',
  audit: 'Get a Free AI Readiness Audit',
  summary: { label: 'Summary', heading: 'What the audit found.' },
  overview: 'Share of firms or pages with each fault',
  issue: (number: number, total: number) => `Issue ${number} of ${total}`,
  check: 'Check it yourself in five minutes',
  fix: 'Fix this first',
  counted: 'What counted',
  reading: 'What it means',
  doThis: 'Do this:',
  steps: 'What was done',
  limits: 'What the audit cannot show',
  audited: (month: string) => `Audit of ${month}`,
  contains: 'What is in it',
  cite: { label: 'Citation', heading: 'How to cite this report.' },
  copy: 'Copy',
  sources: 'Sources and references',
  formText: 'Give us a name and an email address, and the report opens as a PDF.',
  formNote: 'We may write to you about the report until you tell us to stop.',
  policyLink: 'Privacy Policy',
  button: 'Download PDF',
  openPdf: 'Open the PDF',
  backToReport: 'Back to the report',
  thanksTitle: 'Thank You!',
  readyTitle: 'Your PDF Is Ready',
  ready: 'Your PDF is ready. It opens in your browser; save it from there.',
  startedTitle: 'Download Started',
  started: 'Your PDF is ready. Check your downloads folder.',
  linkCopiedTitle: 'Link Copied',
  linkCopied: 'Share this resource with your network',
  citationCopied: 'Citation copied',
  copyFailedTitle: 'Copy failed',
  copyFailed: 'Please try again',
  tooManyTitle: 'Too Many Submissions',
  tryLater: 'Please try again later',
  failedTitle: 'Submission Failed',
  failedText: (phone: string) => `Please try again or call us directly at ${phone}`,
  /** Beside a refusal that is not the visitor's mistake: the report is theirs all the same. */
  openAnyway: 'You need not wait for the report:',
} as const;
