/** Whether the device has a sheet of its own for handing things on. */
export const hasShareSheet = () => typeof navigator !== 'undefined' && 'share' in navigator;

/** Opens the device's own sheet for sharing. A visitor who closes it has cancelled, which is no failure. */
export async function openShareSheet(data: ShareData): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
