/** Plain names and values of a form, or the object a JSON body holds. */
export type Body = Record<string, unknown>;

/** In: a Content-Type header. Out: the kinds this server reads, or undefined. */
export function bodyKind(contentType: string | undefined): 'json' | 'form' | undefined {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === 'application/json') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  return undefined;
}

/** In: request and limit in bytes. Out: the bytes, or undefined when there are more; the rest is not read then. */
export async function readBytes(request: Request, max: number): Promise<Uint8Array | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > max) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (!request.body) return new Uint8Array();
  for await (const chunk of request.body) {
    size += chunk.length;
    if (size > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** PostgreSQL stores neither, and nobody means to type them. */
function storable(value: unknown) {
  return typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value;
}

/** In: bytes and their kind. Out: the values, or undefined when they are not what they claim to be. */
export function parseBody(bytes: Uint8Array, kind: 'json' | 'form'): Body | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (kind === 'form') {
      const fields = [...new URLSearchParams(text)].map(([name, value]) => [name, storable(value)]);
      return Object.fromEntries(fields) as Body;
    }
    const value: unknown = JSON.parse(text, (_, each) => storable(each));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Body) : undefined;
  } catch {
    return undefined;
  }
}
