/** Whether the device has a sheet of its own for handing things on. */
export const hasShareSheet = () => typeof navigator !== 'undefined' && 'share' in navigator;

/** Opens the device's sheet. In: what is handed on. Out: how it ended; giving up is no failure. */
export async function openShareSheet(data: ShareData): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
