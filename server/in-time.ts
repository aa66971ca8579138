/**
 * What a promise gives, unless that takes longer than so many ms; then an error that says so. The work itself goes on,
 * and what becomes of it later is nobody's error any more.
 */
export async function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
