import { type Action, EXIT } from './action.ts';
import { findLead } from './find-lead.ts';
import { CALL_BACK_GOAL_SECONDS } from './lead-figures.ts';

const UNITS = [
  ['d', 86_400],
  ['h', 3_600],
  ['min', 60],
  ['s', 1],
] as const;

/** In the two largest units that it has: "4 min 10 s", "2 d 3 h". */
export function durationText(seconds: number): string {
  let rest = Math.round(seconds);
  const parts = UNITS.map(([unit, size]) => {
    const count = Math.floor(rest / size);
    rest -= count * size;
    return { count, text: `${count} ${unit}` };
  });
  const first = parts.findIndex(({ count }) => count > 0);
  if (first < 0) return '0 s';
  const shown = parts.slice(first, first + 2).filter(({ count }) => count > 0);
  return shown.map(({ text }) => text).join(' ');
}

/** Notes when a lead was called back the first time: once, also when two people note it in the same moment. */
export const called =
  (typed: string, at: Date | undefined): Action =>
  async ({ storage: { database }, now, print, say }) => {
    const found = await findLead(database, typed);
    if ('why' in found) {
      say(found.why);
      return EXIT.failed;
    }
    const { id } = found;
    const lead = await database
      .selectFrom('leads')
      .select(['created_at', 'called_after'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const received = Date.parse(lead.created_at);
    const moment = at ?? now;
    if (at && (at.getTime() < received || at > now)) {
      say(`The lead came in at ${lead.created_at}: the call was neither before that nor in the future.`);
      return EXIT.failed;
    }
    const after = Math.max(0, Math.round((moment.getTime() - received) / 1_000));
    const noted = await database
      .updateTable('leads')
      .set({ called_after: after })
      .where('id', '=', id)
      .where('called_after', 'is', null)
      .returning('called_after')
      .executeTakeFirst();
    if (noted) {
      const verdict = after <= CALL_BACK_GOAL_SECONDS ? 'within five minutes.' : 'the goal is five minutes.';
      await print(`Called back after ${durationText(after)}: ${verdict}\n`);
      return EXIT.done;
    }
    const first = await database
      .selectFrom('leads')
      .select('called_after')
      .where('id', '=', id)
      .executeTakeFirst();
    await print(
      `Was called back before, ${durationText(Number(first?.called_after))} after it came in; nothing was changed.\n`,
    );
    return EXIT.done;
  };
