/** content/pages/contact.yaml has the promises to visitors. */
export const CONTACT_COPY = {
  subjectLabel: 'You asked about:',
  remove: 'Remove',
  leaveOut: 'Please leave out facts of a case: nothing you send here is privileged.',
  policyLink: 'Privacy Policy',
  consent:
    'By sending this you agree that a person on our team calls you at this number or emails you about this request; emails that confirm it are automatic. No auto-dialed or prerecorded calls, no text messages. Agreeing is not a condition of buying anything.',
  next: 'What happens next',
  thanksTitle: 'Thank You!',
  tooManyTitle: 'Too Many Submissions',
  /** Shown if the server sends no other text. */
  tryLater: 'Please try again later',
  failedTitle: 'Submission Failed',
  failedText: (phone: string) => `Please try again or call us directly at ${phone}`,
} as const;
