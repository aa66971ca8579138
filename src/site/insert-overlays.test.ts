// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { loadOverlays, RETRY_AFTER_MS, startOverlays } from './insert-overlays.ts';

test('while the file cannot be loaded, it is requested once in some seconds', async () => {
  vi.useFakeTimers();
  const fetchFile = vi.fn().mockRejectedValue(new TypeError('no network'));
  vi.stubGlobal('fetch', fetchFile);
  startOverlays({ address: '/assets/overlays.json', onBarsInserted() {} });
  for (let event = 0; event < 3; event += 1) await expect(loadOverlays()).rejects.toThrow();
  expect(fetchFile).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(RETRY_AFTER_MS);
  for (let event = 0; event < 3; event += 1) await expect(loadOverlays()).rejects.toThrow();
  expect(fetchFile).toHaveBeenCalledTimes(2);
});
