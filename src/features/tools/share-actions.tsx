import type { ReactNode } from 'react';
import { Link, Printer, Share } from '../../ui/icons.tsx';
import { hasShareSheet, openShareSheet } from '../../ui/share-sheet.ts';
import { showToast } from '../../ui/toast.ts';
import { isServer } from './is-server.ts';

async function copyAddress(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    showToast({ title: 'Link copied to clipboard!' });
  } catch {
    showToast({ title: 'Failed to copy link', tone: 'destructive' });
  }
}

/** By the device's own sheet; where that fails, the address is copied. */
async function shareAddress(address: string) {
  const ended = await openShareSheet({ title: document.title, url: address });
  if (ended === 'failed') await copyAddress(address);
}

type ActionButtonProps = { icon: typeof Link; onClick(): void; children: ReactNode };

/** One of the buttons under a result. */
export function ActionButton({ icon: Icon, onClick, children }: ActionButtonProps) {
  return (
    <button type="button" className="text-link min-h-11" disabled={isServer} onClick={onClick}>
      <Icon size={18} strokeWidth={1.5} />
      <span>{children}</span>
    </button>
  );
}

type ShareActionsProps = {
  words: Record<'share' | 'copy' | 'print' | 'keep', string>;
  /** A result without an address can only be printed. */
  hasAddress?: boolean;
  /** Called before an action: the address may still wait for what was typed last. */
  onWanted?: () => void;
  /** More buttons, before the one that prints. */
  children?: ReactNode;
};

/** What a visitor can do with a result. */
export function ShareActions(props: ShareActionsProps) {
  const { words, hasAddress = true, onWanted, children } = props;
  const first = (act: () => unknown) => () => {
    onWanted?.();
    act();
  };
  return (
    <div className="no-print mt-4">
      <div className="flex flex-wrap gap-x-6">
        {hasAddress && hasShareSheet() && (
          <ActionButton icon={Share} onClick={first(() => shareAddress(location.href))}>
            {words.share}
          </ActionButton>
        )}
        {hasAddress && (
          <ActionButton icon={Link} onClick={first(() => copyAddress(location.href))}>
            {words.copy}
          </ActionButton>
        )}
        {children}
        <ActionButton icon={Printer} onClick={first(() => print())}>
          {words.print}
        </ActionButton>
      </div>
      {hasAddress && <p className="text-sm/5 text-ink-2">{words.keep}</p>}
    </div>
  );
}
