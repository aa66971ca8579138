import { showToast, type Toast } from './toast.ts';

/** Messages after a text was copied, or could not be copied. */
export type CopyToasts = { copied: Toast; failed: Toast };

export const LINK_TOASTS: CopyToasts = {
  copied: { title: 'Link copied to clipboard!' },
  failed: { title: 'Failed to copy link', tone: 'destructive' },
};

/** Copies a text and shows a message. Returns false if the browser refuses. */
export async function copyText(text: string, toasts = LINK_TOASTS): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(toasts.copied);
    return true;
  } catch {
    showToast(toasts.failed);
    return false;
  }
}

/** Returns whether the device has a share sheet. */
export const hasShareSheet = () => typeof navigator !== 'undefined' && 'share' in navigator;

/** Opens the share sheet of the device. If there is none, or it fails, calls `copy`. */
export async function shareOrCopy(data: ShareData, copy: () => Promise<boolean>) {
  try {
    await navigator.share(data);
  } catch (error) {
    // A visitor who closes the sheet has cancelled. This is no failure.
    if ((error as Error).name === 'AbortError') console.log('Sharing was cancelled');
    else await copy();
  }
}
