import type { Script } from './script.ts';
import type { IntakeAnswers } from './steps.ts';

/** A small script with notes, known by how it opens. */
export const scriptThat = (opens: string): Script => ({
  sections: [
    { place: 'opening', heading: 'Opening', lines: [{ id: 'greeting', text: opens }] },
    {
      place: 'facts',
      heading: 'Facts',
      lines: [
        { id: 'when', text: 'When did it happen?' },
        { id: 'who', text: 'Who saw it?' },
      ],
    },
    { place: 'closing', heading: 'Closing', lines: [{ id: 'thanks', text: 'Thank you.' }] },
  ],
  notes: ['Park in the back.', 'Dana takes trucks.'],
  writer: 'library',
  tone: 'warm',
});

export const ANSWERS: IntakeAnswers = {
  practiceArea: 'personal-injury',
  channel: 'phone',
  tone: 'warm',
  specialConsiderations: 'Park in the back.\nDana takes trucks.',
  firmName: 'Whitfield & Rowe LLP',
  email: 'dana@whitfield-law.example',
};
