import { DEFAULT_BACKEND_KEY } from './backend-address.ts';

export const backendConfig = {
  address: (import.meta.env.PUBLIC_BACKEND_URL ?? '').replace(/\/+$/, ''),
  key: import.meta.env.PUBLIC_BACKEND_KEY || DEFAULT_BACKEND_KEY,
};
