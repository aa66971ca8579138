/** Words of the contact request that stand in more than one place. */
export const CONTACT_WORDS = {
  /** Title of the dialog where a page names no other. */
  title: 'Schedule Your Free Strategy Session',
  description:
    'Tell us where to reach you. A strategist answers within 24 hours, by email on weekends, and proposes two times for the call.',
  /** In place of the description, once a request has been sent from this page. */
  sent: 'We have your request. A strategist answers within 24 hours. To add to it, send another one.',
  /** Before what the visitor had chosen where the form was opened. */
  askedAbout: 'You asked about:',
  remove: 'Remove',
  leaveOut: 'Please leave out facts of a case: nothing you send here is privileged.',
  policyLink: 'Privacy Policy',
  consent:
    'By sending this you agree that a person on our team calls you at this number or emails you about this request; emails that confirm it are automatic. No auto-dialed or prerecorded calls, no text messages. Agreeing is not a condition of buying anything.',
  /** To the page that says what follows. */
  next: 'What happens next',
  /** The same, where that page offers times. */
  chooseTime: 'Choose a time',
  thanksTitle: 'Thank You!',
  /** Shown on success where the server sends no words of its own. */
  thanks: 'Someone from our team will contact you within 24 hours',
  tooManyTitle: 'Too Many Submissions',
  /** Shown on a refusal for too many requests where the server sends no words of its own. */
  tryLater: 'Please try again later',
  failedTitle: 'Submission Failed',
  failedText: (phone: string) => `Please try again or call us directly at ${phone}`,
} as const;
