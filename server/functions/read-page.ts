import { READ_PAGE_FUNCTION, readPageSchema } from '../../src/features/page-reader/reading.ts';
import type { HttpErrors } from '../http/errors.ts';
import type { ServerFunction } from '../http/guards.ts';
import { REQUEST_LIMITS } from '../http/rate-limits.ts';
import type { PageReader } from '../page-reader/page-reader.ts';

const MAX_READ_PAGE_BYTES = 3 * 1024 * 1024;

export const readPageFunction = ({
  openPageReader,
  errors,
}: {
  openPageReader(): Promise<PageReader>;
  errors: HttpErrors;
}): ServerFunction => ({
  name: READ_PAGE_FUNCTION,
  limits: REQUEST_LIMITS,
  maxBodyBytes: MAX_READ_PAGE_BYTES,
  failure: errors.notRead,
  async answer({ body }) {
    const parsed = readPageSchema.safeParse(body);
    if (!parsed.success) throw errors.notAPage;
    const pageReader = await openPageReader();
    return 'address' in parsed.data
      ? await pageReader.readUrl(parsed.data.address)
      : await pageReader.readHtml(parsed.data.html);
  },
});
