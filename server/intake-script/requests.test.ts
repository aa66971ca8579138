import { expect, test } from 'vitest';
import { warningFor } from '../../src/features/intake/forbidden.ts';
import type { IntakeConfig } from '../../src/features/intake/schema.ts';
import { composeFromLibrary, INTAKE_CONFIG, refine } from '../../tests/support/intake-script.ts';

/** After each request, `>` begins its result, `-` a refusal and `!` a warning about its line. */
const REQUESTS = `
  personal-injury phone: Can you shorten it? > Left out: papers
  personal-injury phone: longer > Added: job duties
  personal-injury phone: plain English, please > The script has plain words now.
  personal-injury phone: use a professional tone > The script has the professional tone now.
  personal-injury phone: make it warmer - The script has the warm tone already.
  personal-injury phone: a bit firmer, please > The script has the assertive tone now.
  personal-injury phone: ask about parking > Added: “(Ask about parking.)”
  personal-injury phone: ask: do you have pets > Added: “Do you have pets?”
  personal-injury phone: add: What you tell us helps > Added: “What you tell us helps.”
  personal-injury phone: ask about - You can ask for: shorter
  personal-injury phone: add: Did the contractor guarantee the work? > Added: “Did the contractor
  personal-injury phone: Ask: Who told you about us, or where'd you come across the firm? (Jot it down just as they say it.) - The script has that line already
  personal-injury phone: Ask for their passport number ! Asks for what opens
  personal-injury email: Ask if they speak Spanish - Whoever gets an email reads every word of it
  personal-injury email: end with: We wish you well. > Added: “We wish you well.”
  personal-injury chat: ask whether they can talk by phone > Added: “(Staff only: ask whether
  personal-injury phone: no questions about bills > Left out: “What has this cost
  personal-injury phone: no questions about the moon - No line of the script has the words “moon”.
  personal-injury phone: remove the fee question > Left out: “I can't quote fees
  personal-injury phone: remove the question about drugs and alcohol - No line of the script has the words “drugs and alcohol”.
  personal-injury phone: remove 911 - This stays in every script
  employment-law phone: no questions about pay > Left out: “If you can, have your own copies
  personal-injury phone: remove the attorney-client relationship - This stays in every script
  personal-injury phone: finish with "Talk soon" > Added: “Talk soon.”
  personal-injury phone: shorter and warmer - You can ask for: shorter
  personal-injury phone: make it rhyme - You can ask for: shorter`;
const rows = [...REQUESTS.matchAll(/^\s+(\S+) (\S+): (.+?) ([>!-]) (.+)$/gm)];

test.each(rows.map(([, ...row]) => row as [string, string, string, string, string]))(
  'in the script for %s by %s the request "%s" leads to %s %s',
  (practiceArea, channel, request, sign, expected) => {
    const outcome = refine(
      composeFromLibrary({ ...INTAKE_CONFIG, practiceArea, channel } as IntakeConfig),
      request,
    );
    if ('refused' in outcome) {
      expect(`- ${outcome.refused}`).toContain(`${sign} ${expected}`);
      return;
    }
    const { script, done } = outcome;
    const typedLine = script.lines.find(({ byHand }) => byHand);
    if (sign === '!')
      expect(typedLine && warningFor(typedLine, script.config.practiceArea)).toContain(expected);
    else expect(`> ${done}`).toContain(`${sign} ${expected}`);
  },
);
