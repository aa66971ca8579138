import { typedText } from '../../src/text/typed-text.ts';
import type { Database } from '../storage/tables.ts';

/** Ids that are named when several begin alike. */
const NAMED_MAX = 5;

/** The id that somebody has typed, or the beginning of one; else why it is none, in words. */
export async function findLead(database: Database, typed: string): Promise<{ id: string } | { why: string }> {
  const beginning = typedText(typed).toLowerCase();
  const none = { why: `No lead has the id ${JSON.stringify(typed)}; "list" shows them.` };
  // nothing that "like" would read as a pattern
  if (!/^[\da-z-]+$/.test(beginning)) return none;
  const found = await database
    .selectFrom('leads')
    .select('id')
    .where('id', 'like', `${beginning}%`)
    .orderBy('id')
    .limit(NAMED_MAX + 1)
    .execute();
  const ids = found.map(({ id }) => id);
  const id = ids.find((each) => each === beginning) ?? ids[0];
  if (id === undefined) return none;
  if (id === beginning || ids.length === 1) return { id };
  const more = ids.length > NAMED_MAX ? ', and more' : '';
  return {
    why: `Several leads have an id that begins with ${JSON.stringify(beginning)}: ${ids.slice(0, NAMED_MAX).join(', ')}${more}.`,
  };
}
