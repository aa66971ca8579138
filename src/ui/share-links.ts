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
