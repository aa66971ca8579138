import { useEffect, useState } from 'react';
import { fetchSiteState } from './api.ts';

const AGAIN_MS = 500;

/** The page of the file, as the development server shows the saved content. */
export function Look({ address }: { address: string }) {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => {
    if (isThere) return;
    const look = () =>
      void fetchSiteState().then(
        (found) => setIsThere(found.isThere),
        () => undefined,
      );
    look();
    const timer = setInterval(look, AGAIN_MS);
    return () => clearInterval(timer);
  }, [isThere]);
  return (
    <aside className="flex h-screen flex-col py-4 text-sm lg:sticky lg:top-0" aria-label="The page">
      <p>
        <a href={address} target="_blank" rel="noreferrer" className="underline">
          {new URL(address).pathname}
        </a>{' '}
        as it was last saved
      </p>
      {isThere ? (
        <iframe src={address} title="The page" className="mt-2 grow border border-ink" />
      ) : (
        <p role="status">The site starts ...</p>
      )}
    </aside>
  );
}
