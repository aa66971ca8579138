/** Size of the window in which a sharing page opens, in pixels. */
export const SHARE_POPUP = { width: 600, height: 400 } as const;

export type ShareLink = { network: string; href: string };

/** Returns links to the sharing pages of social networks, in the order of the buttons. `url` is a full address. */
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
