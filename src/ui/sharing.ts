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

export const SHARE_POPUP = { width: 600, height: 400 } as const;

export type ShareLink = { network: string; href: string };

export function shareLinks(url: string, title: string): ShareLink[] {
  const link = (network: string, address: string, query: Record<string, string>) => ({
    network,
    href: `${address}?${new URLSearchParams(query)}`,
  });
  return [
    link('X (Twitter)', 'https://twitter.com/intent/tweet', { url, text: title }),
    link('LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/', { url }),
    link('Facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }),
  ];
}
