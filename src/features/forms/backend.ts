import { functionAddress } from './backend-address.ts';

export type BackendAnswer =
  | { ok: true; status: number; body: Record<string, unknown> }
  /** `status` is 0 without an answer. */
  | { ok: false; status: number; error: string | undefined; fields: Record<string, string> };

export type BackendAddress = { address: string; key: string };

type CallOptions = { keepalive?: boolean };

export const CALL_TIMEOUT_MS = 30_000;

/** An error page has no JSON object. */
async function bodyOf(response: Response) {
  const body: unknown = await response.json().catch(() => null);
  return (body && typeof body === 'object' ? body : {}) as Record<string, unknown>;
}

function asFields(value: unknown): Record<string, string> {
  return value && typeof value === 'object' ? (value as Record<string, string>) : {};
}

/** The function never throws. */
export async function callFunction(
  { address, key }: BackendAddress,
  name: string,
  body: unknown,
  { keepalive = false }: CallOptions = {},
): Promise<BackendAnswer> {
  try {
    const response = await fetch(functionAddress(address, name), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', apikey: key, Authorization: `Bearer ${key}` },
      body: JSON.stringify(body),
      keepalive,
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    const answer = await bodyOf(response);
    if (response.ok) return { ok: true, status: response.status, body: answer };
    const error = typeof answer.error === 'string' ? answer.error : undefined;
    return { ok: false, status: response.status, error, fields: asFields(answer.fields) };
  } catch {
    return { ok: false, status: 0, error: undefined, fields: {} };
  }
}
