import { firstMessages } from '../../src/features/forms/check-values.ts';
import { READ_PROFILE_FUNCTION, readProfileSchema } from '../../src/features/scorecard/requests.ts';
import type { HttpErrors } from '../http/errors.ts';
import type { ServerFunction } from '../http/guards.ts';
import { REQUEST_LIMITS } from '../http/rate-limits.ts';
import type { ProfileReader } from '../profile-reader/profile-reader.ts';

/** In bytes: several times a name. */
const READ_PROFILE_BODY_MAX = 4 * 1024;

/** Reads a firm's profile on Google Maps; it keeps nothing. Without a key nothing can be read. */
export const readBusinessProfile = ({
  reader,
  errors,
}: {
  reader: ProfileReader | undefined;
  errors: HttpErrors;
}): ServerFunction => ({
  name: READ_PROFILE_FUNCTION,
  limits: REQUEST_LIMITS,
  bodyMax: READ_PROFILE_BODY_MAX,
  async answer({ body }) {
    const parsed = readProfileSchema.safeParse(body);
    if (!parsed.success) throw errors.invalid(firstMessages(parsed.error.issues));
    return reader ? await reader(parsed.data.businessName) : { unread: 'unavailable' };
  },
});
