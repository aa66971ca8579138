/** Rejects after `ms`. The work behind the promise then continues, and its errors are ignored. */
export async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return await Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
