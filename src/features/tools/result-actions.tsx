import type { ReactNode } from 'react';
import { type CopyToasts, copyText, hasShareSheet, shareOrCopy } from '../../ui/copy.ts';
import { Copy, Download, Link, Printer, Share } from '../../ui/icons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { isServer } from './is-server.ts';

const TEXT_TOASTS: CopyToasts = {
  copied: { title: 'Copied to clipboard!' },
  failed: { title: 'Could not copy. Select the text instead.', tone: 'destructive' },
};

type ActionButtonProps = { icon: typeof Link; onClick(): void; children: ReactNode };

/** One of the buttons under a result. */
function ActionButton({ icon: Icon, onClick, children }: ActionButtonProps) {
  return (
    <button type="button" className="text-link min-h-11" disabled={isServer} onClick={onClick}>
      <Icon size={18} strokeWidth={1.5} />
      <span>{children}</span>
    </button>
  );
}

type ResultActionsProps = {
  /** A sentence on the contents of the link; a result without an address has no link and can only be printed. */
  linkNote?: string | undefined;
  /** Writes the last typed values to the address, for a link. */
  flush(): void;
  /** A file with the result: label of its button, name, type and text. */
  file?: { label: string; name: string; type: string; text(): string };
  /** The result as plain text: label of the button that copies it, and the text. */
  plain?: { label: string; text(): string };
};

/** Shows the actions for a result: share, copy, save, print. */
export function ResultActions({ linkNote, flush, file, plain }: ResultActionsProps) {
  const first = (act: () => unknown) => () => {
    flush();
    act();
  };
  const copyLink = () => copyText(location.href);
  const share = () => shareOrCopy({ title: document.title, url: location.href }, copyLink);
  return (
    <div className="no-print needs-script mt-4">
      <div className="flex flex-wrap gap-x-6">
        {linkNote && hasShareSheet() && (
          <ActionButton icon={Share} onClick={first(share)}>
            Share
          </ActionButton>
        )}
        {linkNote && (
          <ActionButton icon={Link} onClick={first(copyLink)}>
            Copy link
          </ActionButton>
        )}
        {file && (
          <ActionButton icon={Download} onClick={() => saveFile(file.name, file.type, file.text())}>
            {file.label}
          </ActionButton>
        )}
        {plain && (
          <ActionButton icon={Copy} onClick={() => copyText(plain.text(), TEXT_TOASTS)}>
            {plain.label}
          </ActionButton>
        )}
        <ActionButton icon={Printer} onClick={first(() => print())}>
          Print
        </ActionButton>
      </div>
      {linkNote && <p className="text-sm/5 text-ink-2">{linkNote}</p>}
    </div>
  );
}
