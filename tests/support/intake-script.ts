import type { ScriptWriter } from '../../server/intake-script/script-writer.ts';
import type { IntakeConfig, IntakeScript } from '../../src/features/intake/schema.ts';

export const INTAKE_CONFIG: IntakeConfig = {
  practiceArea: 'personal-injury',
  channel: 'phone',
  tone: 'warm',
  specialConsiderations: 'Many callers speak Spanish first.',
  firmName: 'Reyes & Cole',
  email: 'ada@firm.example',
};

/** What fakeWriter() says of any considerations. */
export const PREVIEWED = 'Would you rather speak Spanish? A colleague does.';

/** What fakeWriter() answers; nobody could take it for a real script. Its sentences are those a model may repeat. */
export const FALLBACK_SCRIPT: IntakeScript = {
  opening:
    'From the fallback. This call does not create an attorney-client relationship; that begins only when you and the firm sign an agreement.',
  qualification: [{ section: 'Fallback', questions: ['Which writer is this?'] }],
  closing:
    'The fallback. Once the names are cleared, one of our attorneys reads these notes. Until you have a signed agreement, your deadlines stay yours to watch.',
};

/** A script as a good model would write it for INTAKE_CONFIG; our own writer would not write it like this. */
export const MODEL_SCRIPT: IntakeScript = {
  opening:
    'Thank you for calling Reyes & Cole. You have reached the intake desk, and I am glad you picked up the phone. Would you rather speak Spanish? A colleague does.\n\nBefore anything else: are you safe where you are? If anyone is in danger, hang up and call 911, then call us back.\n\nTwo things before we start. This call does not create an attorney-client relationship; that begins only when you and the firm sign an agreement. And I need to run a quick conflict check, so please hold the details until I have the names.',
  qualification: [
    {
      section: 'Names first',
      questions: [
        'May I have your full name, and any name you went by before?',
        'What are the full names of the other drivers, property owners or companies involved?',
        'Has anyone else in your household spoken with us about this?',
      ],
    },
    {
      section: 'What happened',
      questions: [
        'On what day and at about what time did it happen?',
        'Where were you, and what were you doing just before?',
        'In your own words, what happened next? Take your time; I am writing it down.',
        'Did the police or a manager write a report, and do you have its number?',
      ],
    },
    {
      section: 'How you are doing',
      questions: [
        'Where were you hurt, and when did you first see a doctor?',
        'What treatment have you had so far, and is more planned?',
        'Have you missed work, and do you know about how many days?',
      ],
    },
    {
      section: 'Insurance and papers',
      questions: [
        'Which insurance companies are involved, yours and theirs?',
        'Has an adjuster asked you for a recorded statement, or have you signed anything?',
        'Is there a letter with a date by which you must answer?',
        'Have you spoken with another lawyer about this, or hired one?',
      ],
    },
  ],
  closing:
    'Thank you for telling me all this. Once the names are cleared, one of our attorneys reads these notes.\n\nWhat is the best number for a call, and is it all right if we text or e-mail you as well? Please keep photographs, bills and letters together in one place until then.\n\nI know this has been hard to talk about. Until you have a signed agreement, your deadlines stay yours to watch.',
};

/** What fakeWriter() offers for any script. */
export const OFFERS = { whyNot: { longer: 'It is long.' }, questions: [{ name: 'fees', isAsked: true }] };

/** Always writes FALLBACK_SCRIPT, understands "shorter" only, and counts its calls. */
export function fakeWriter(): ScriptWriter & { calls: { write: number; refine: number } } {
  const calls = { write: 0, refine: 0 };
  return {
    calls,
    async write() {
      calls.write += 1;
      return FALLBACK_SCRIPT;
    },
    async preview({ specialConsiderations: { length: end } }) {
      const span = { start: 0, end };
      return { said: [{ sentence: PREVIEWED, own: ['any'], spans: [span] }], notUsed: [] };
    },
    async refine(current, _, request) {
      calls.refine += 1;
      if (request !== 'shorter') return { refused: 'Only shorter is understood.' };
      return { script: { ...current, closing: 'Shorter.' }, understood: ['Shortened.'] };
    },
    async offers() {
      return OFFERS;
    },
  };
}
