import { readSource } from '../src/content/source-text.ts';
import { articleFiles } from '../src/content-places.ts';
import { type HeaderField, headerBlock } from '../src/features/blog/file/header-block.ts';
import { heldBack } from '../src/features/blog/schema.ts';

/**
 * The articles that are not in a site built today in this time zone, a line each with the reason, and the moment from
 * which the first of them belongs into it, in W3C form.
 */
export function waitingArticles(
  content: string,
  timeZone: string,
  today = Temporal.Now.plainDateISO(timeZone).toString(),
): { lines: string[]; next: string | undefined } {
  const waiting = articleFiles(content).flatMap((file) => {
    const { fields } = headerBlock(readSource(file));
    const text = (field: HeaderField) => String(fields.get(field)?.value ?? '');
    const post = { draft: text('draft') === 'true', published_at: text('published_at') };
    const reason = heldBack(post, today);
    return reason ? [{ line: `${file}: ${reason}`, due: post.draft ? undefined : post.published_at }] : [];
  });
  const [day] = waiting.flatMap(({ due }) => due ?? []).toSorted();
  const next = day && Temporal.PlainDate.from(day).toZonedDateTime(timeZone).toInstant().toString();
  return { lines: waiting.map(({ line }) => line), next };
}
