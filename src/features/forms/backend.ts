import { functionAddress } from './backend-address.ts';

export type BackendAnswer =
  | { ok: true; status: number; body: Record<string, unknown> }
  /** `status` is 0 if no answer arrived. */
  | { ok: false; status: number; error: string | undefined; fields: Record<string, string> };

export type BackendAddress = { address: string; key: string };

type CallOptions = { keepalive?: boolean; timeoutMs?: number };

export const CALL_TIMEOUT_MS = 30_000;

/** Returns undefined if the response is not a JSON object, such as a proxy's page. */
async function readBody(response: Response) {
  const body: unknown = await response.json().catch(() => null);
  return body && typeof body === 'object' ? (body as Record<string, unknown>) : undefined;
}

function asFields(value: unknown): Record<string, string> {
  return value && typeof value === 'object' ? (value as Record<string, string>) : {};
}

/** The function never throws. */
export async function callFunction(
  { address, key }: BackendAddress,
  name: string,
  values: unknown,
  { keepalive = false, timeoutMs = CALL_TIMEOUT_MS }: CallOptions = {},
): Promise<BackendAnswer> {
  try {
    const response = await fetch(functionAddress(address, name), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: key, Authorization: `Bearer ${key}` },
      body: JSON.stringify(values),
      keepalive,
      signal: AbortSignal.timeout(timeoutMs),
    });
    const body = await readBody(response);
    // A page with status 200 is not the answer of the function: the lead is not stored.
    if (response.ok && body) return { ok: true, status: response.status, body };
    const error = typeof body?.error === 'string' ? body.error : undefined;
    return { ok: false, status: response.status, error, fields: asFields(body?.fields) };
  } catch {
    return { ok: false, status: 0, error: undefined, fields: {} };
  }
}
