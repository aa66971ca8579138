import { openShareSheet } from '../../ui/share-sheet.ts';
import { showToast } from '../../ui/toast.ts';

export async function copyAddress(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ title: 'Link copied to clipboard!' });
  } catch {
    showToast({ title: 'Failed to copy link', tone: 'destructive' });
  }
}

/** By the device's own sheet; where that fails, the address is copied. */
export async function shareAddress(address: string) {
  const ended = await openShareSheet({ title: document.title, url: address });
  if (ended === 'failed') await copyAddress(address);
}
