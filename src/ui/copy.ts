import { showToast, type Toast } from './toast.ts';

export type CopyToasts = { copied: Toast; failed: Toast };

export const LINK_TOASTS: CopyToasts = {
  copied: { title: 'Link copied to clipboard!' },
  failed: { title: 'Failed to copy link', tone: 'destructive' },
};

/** Returns false if the browser refuses. */
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

export const hasShareSheet = () => typeof navigator !== 'undefined' && 'share' in navigator;

export async function shareOrCopy(data: ShareData, copy: () => Promise<boolean>) {
  try {
    await navigator.share(data);
  } catch (error) {
    if ((error as Error).name === 'AbortError') console.log('Sharing was cancelled');
    else await copy();
  }
}
