import { z } from 'zod';

/** The day on which a person compared a fact with its source; left out where nobody has. */
export const checkedSchema = z.iso
  .date('expected a day of the calendar as YYYY-MM-DD, such as 2026-11-22')
  .optional()
  .describe('Day on which the fact was compared with this source, YYYY-MM-DD');
