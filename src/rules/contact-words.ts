/** Words of the contact request that stand in more than one place. */
export const CONTACT_WORDS = {
  /** Title of the dialog where a page names no other. */
  title: 'Schedule Your Free Strategy Session',
  description: 'Tell us where to reach you. A strategist answers within 24 hours.',
  thanksTitle: 'Thank You!',
  /** Shown on success where the server sends no words of its own. */
  thanks: 'Someone from our team will contact you within 24 hours',
  tooManyTitle: 'Too Many Submissions',
  /** Shown on a refusal for too many requests where the server sends no words of its own. */
  tryLater: 'Please try again later',
  failedTitle: 'Submission Failed',
  /** In: the number to call. */
  failedText: (phone: string) => `Please try again or call us directly at ${phone}`,
} as const;
