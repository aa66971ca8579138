import { useLater } from '../tools/use-later.ts';
import type { IntakeTicks } from './customize.tsx';
import { TICKS_PATH } from './places.ts';

async function loadLater() {
  const [{ Customize, Result }, ticks] = await Promise.all([
    import('./later.ts'),
    fetch(TICKS_PATH)
      .then((response): Promise<IntakeTicks> | undefined =>
        response.ok ? response.json() : undefined,
      )
      .catch(() => undefined),
  ]);
  return { Customize, Result, ticks };
}
/** What shows after the first step. `ticks` is undefined where they could not be fetched. */
export type Later = Awaited<ReturnType<typeof loadLater>>;

/** Fetches what shows after the first step once the visitor is near. */
export const useIntakeLater = (isNear: boolean, view: string) =>
  useLater(loadLater, isNear, view, ({ ticks }) => ticks !== undefined);
