import { Button } from '../../../ui/button.tsx';
import { shareLinks } from '../../../ui/share-links.ts';

/** Ways to hand an article on: pages of three networks, and its address. ui/share.ts opens and copies. */
export function Share({ url, title }: { url: string; title: string }) {
  return (
    <fieldset className="min-w-0">
      <legend className="text-sm/5 font-bold">Share</legend>
      <div className="mt-3 flex flex-wrap gap-2">
        {shareLinks(url, title).map(({ network, href }) => (
          <Button
            key={network}
            look="secondary"
            size="small"
            href={href}
            target="_blank"
            rel="noopener"
            data-share
            className="share-button"
          >
            <span className="sr-only">Share on </span>
            {network}
            <span className="sr-only">, opens in a new window</span>
          </Button>
        ))}
        <Button
          look="dark"
          size="small"
          data-copy={url}
          data-copy-failed="Failed to copy link"
          className="share-button needs-script"
        >
          Copy link
        </Button>
      </div>
    </fieldset>
  );
}
