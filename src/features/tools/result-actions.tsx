import { Copy, Download, Link, Printer, Share } from '../../ui/icons.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { type CopyToasts, copyText, hasShareSheet, shareOrCopy } from '../../ui/sharing.ts';
import { isServer } from './is-server.ts';

const TEXT_TOASTS: CopyToasts = {
  copied: { title: 'Copied to clipboard!' },
  failed: { title: 'Could not copy. Select the text instead.', tone: 'destructive' },
};

type ResultActionsProps = {
  /** A sentence about what the link contains. If it is undefined, there is no link. */
  linkNote?: string | undefined;
  flush(): void;
  file?: { label: string; name: string; type: string; text(): string };
  plainText?: { label: string; text(): string };
};

export function ResultActions({ linkNote, flush, file, plainText }: ResultActionsProps) {
  const copyLink = () => copyText(location.href);
  const share = () => shareOrCopy({ title: document.title, url: location.href }, copyLink);
  const save = () => file && saveFile(file.name, file.type, file.text());
  const copyPlainText = () => plainText && copyText(plainText.text(), TEXT_TOASTS);
  const actions = [
    { isAvailable: linkNote && hasShareSheet(), label: 'Share', Icon: Share, run: share },
    { isAvailable: linkNote, label: 'Copy link', Icon: Link, run: copyLink },
    { isAvailable: file, label: file?.label, Icon: Download, run: save },
    { isAvailable: plainText, label: plainText?.label, Icon: Copy, run: copyPlainText },
    { isAvailable: true, label: 'Print', Icon: Printer, run: () => print() },
  ];
  const withFlush = (run: () => unknown) => () => {
    flush();
    run();
  };
  return (
    <div className="no-print needs-script mt-4">
      <div className="flex flex-wrap gap-x-6">
        {actions.map(
          ({ isAvailable, label, Icon, run }) =>
            isAvailable && (
              <button
                key={label}
                type="button"
                className="text-link min-h-11"
                disabled={isServer}
                onClick={withFlush(run)}
              >
                <Icon size={18} strokeWidth={1.5} />
                <span>{label}</span>
              </button>
            ),
        )}
      </div>
      {linkNote && <p className="text-sm/5 text-ink-2">{linkNote}</p>}
    </div>
  );
}
