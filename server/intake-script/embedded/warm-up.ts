import { setImmediate as pause } from 'node:timers/promises';
import { BUTTON_REQUESTS } from '../../../src/features/intake/change-offers.ts';
import type { IntakeConfig } from '../../../src/features/intake/schema.ts';
import type { ScriptWriter } from '../script-writer.ts';

const ANSWERS: IntakeConfig = {
  practiceArea: 'personal-injury',
  channel: 'phone',
  tone: 'professional',
  firmName: 'The Firm',
  email: 'intake@firm.example',
  specialConsiderations: 'We speak Spanish. Free consultation for veterans only.',
};
/** From little to much, so that no step compiles everything. */
const CONSIDERATIONS = ['', 'We speak Spanish.', ANSWERS.specialConsiderations];
/** Every kind of request is tried, and none is meant. */
const NOTHING_KNOWN = ['Sing it', 'Sing it, and sing it'];
/** A pattern is compiled when it is first used, and once more when it is used again. */
const TIMES = 2;

/**
 * Does once what visitors ask for, because all its patterns are compiled at their first use: the first visitor after a
 * start would wait, and everybody else with them. Between two steps others have their turn.
 */
export async function warmUp(writer: ScriptWriter) {
  for (let time = 0; time < TIMES; time += 1) {
    for (const specialConsiderations of CONSIDERATIONS) {
      await pause();
      await writer.preview({ ...ANSWERS, specialConsiderations });
    }
    await pause();
    const script = await writer.write(ANSWERS);
    for (const request of [...Object.values(BUTTON_REQUESTS), ...NOTHING_KNOWN]) {
      await pause();
      await writer.refine(script, ANSWERS, request);
    }
    await pause();
    await writer.offers(script, ANSWERS);
  }
}
