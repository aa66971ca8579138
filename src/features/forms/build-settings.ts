import { DEFAULT_BACKEND_KEY } from './backend-address.ts';

/**
 * The backend for the forms of this build, from PUBLIC_BACKEND_URL (empty: the origin of the site) and PUBLIC_BACKEND_KEY.
 */
export const backendConfig = {
  address: (import.meta.env.PUBLIC_BACKEND_URL ?? '').replace(/\/+$/, ''),
  key: import.meta.env.PUBLIC_BACKEND_KEY || DEFAULT_BACKEND_KEY,
};
