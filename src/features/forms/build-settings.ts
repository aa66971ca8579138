import { DEFAULT_BACKEND_KEY } from './backend-address.ts';

/**
 * The server to which the forms of this build post: PUBLIC_BACKEND_URL (empty: the site's own origin) and
 * PUBLIC_BACKEND_KEY.
 */
export const backendConfig = {
  address: (import.meta.env.PUBLIC_BACKEND_URL ?? '').replace(/\/+$/, ''),
  key: import.meta.env.PUBLIC_BACKEND_KEY || DEFAULT_BACKEND_KEY,
};
