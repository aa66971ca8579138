import { functionAddress } from './backend-address.ts';

/** The answer of a function. */
export type BackendAnswer =
  | { ok: true; status: number; body: Record<string, unknown> }
  /** `status` is 0 if there was no answer. */
  | { ok: false; status: number; error: string | undefined; fields: Record<string, string> };

/** Address of the backend (empty: the origin of the site) and its public key. */
export type BackendAddress = { address: string; key: string };

/** If `keepalive` is true, the request continues when the visitor leaves the page. */
type CallOptions = { keepalive?: boolean };

/** Time limit of a call. */
export const CALL_TIMEOUT_MS = 30_000;

/** Returns the fields of a JSON object; undefined for any other response, such as the page of a proxy. */
async function bodyOf(response: Response) {
  const body: unknown = await response.json().catch(() => null);
  return body && typeof body === 'object' ? (body as Record<string, unknown>) : undefined;
}

function asFields(value: unknown): Record<string, string> {
  return value && typeof value === 'object' ? (value as Record<string, string>) : {};
}

/** Calls a function of the server. Never throws. */
export async function callFunction(
  { address, key }: BackendAddress,
  name: string,
  values: unknown,
  { keepalive = false }: CallOptions = {},
): Promise<BackendAnswer> {
  try {
    const response = await fetch(functionAddress(address, name), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: key, Authorization: `Bearer ${key}` },
      body: JSON.stringify(values),
      keepalive,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    const body = await bodyOf(response);
    // A page with status 200 is not the answer of the function: the lead is not stored.
    if (response.ok && body) return { ok: true, status: response.status, body };
    const error = typeof body?.error === 'string' ? body.error : undefined;
    return { ok: false, status: response.status, error, fields: asFields(body?.fields) };
  } catch {
    return { ok: false, status: 0, error: undefined, fields: {} };
  }
}
