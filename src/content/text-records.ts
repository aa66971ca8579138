import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readFields } from './located-fields.ts';
import { verifiedSchema } from './parts.ts';
import { foreignRecord } from './record-domain.ts';

/** The file of records for sentences, which have no place for one beside them; a folder may go without it. */
export const TEXT_RECORDS = 'records.yaml';

export const textRecordsSchema = z.strictObject({
  texts: z.array(
    z.strictObject({
      text: z.string().min(1).describe('The sentence as it stands in its file, to the letter'),
      ...verifiedSchema.omit({ of: true }).shape,
    }),
  ),
});

/** A text as it is compared: wherever its lines break. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The sentences of a content folder that somebody has verified for the agency with this origin. */
export function verifiedTexts(folder: string, origin: string): ReadonlySet<string> {
  const file = join(folder, TEXT_RECORDS);
  if (!existsSync(file)) return new Set();
  const { texts } = readFields(file, textRecordsSchema);
  return new Set(
    texts.filter((record) => !foreignRecord(record, origin)).map(({ text }) => onOneLine(text)),
  );
}
