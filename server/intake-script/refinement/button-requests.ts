/** Requests that one press can make, by id: words that a visitor could have typed. */
export const BUTTON_REQUESTS = {
  shorter: 'Make it shorter',
  longer: 'Make it longer',
  professional: 'Make it more professional',
  warm: 'Make it warmer',
  assertive: 'Make it more assertive',
  empathetic: 'Make it more empathetic',
  'plain-words': 'Use plain words',
  appointment: 'Offer an appointment',
  'how-found-us': 'Ask how they found us',
} as const;

/** The same for a question of the library, by the name it is listed under. */
export const addQuestion = (name: string) => `Add a question about ${name}`;
export const removeQuestion = (name: string) => `Remove questions about ${name}`;
