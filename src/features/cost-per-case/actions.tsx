import { hasShareSheet, openShareSheet } from '../../ui/share-sheet.ts';
import { showToast } from '../../ui/toast.ts';
import { OpenContact } from '../contact/open-contact.tsx';
import { Download, Link, Printer, Share } from '../tools/icons.tsx';
import { CSV_NAME, tableCsv } from './csv.ts';
import type { ReadTable } from './figures.ts';
import type { CostWords } from './page-schema.ts';

/** By then the browser has begun to save, in ms. */
const SAVED_BY_MS = 10_000;

function download(text: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = CSV_NAME;
  link.click();
  setTimeout(URL.revokeObjectURL, SAVED_BY_MS, link.href);
}

async function copyAddress() {
  try {
    await navigator.clipboard.writeText(location.href);
    showToast({ title: 'Link copied to clipboard!' });
  } catch {
    showToast({ title: 'Failed to copy link', tone: 'destructive' });
  }
}

async function shareAddress() {
  const ended = await openShareSheet({ title: document.title, url: location.href });
  if (ended === 'failed') await copyAddress();
}

type ActionsProps = {
  read: ReadTable;
  words: CostWords['actions'];
  /** What the contact form says the visitor asks about. */
  subject: string;
  /** The address follows what is typed after a moment; a link is wanted now. */
  onWanted(): void;
};

/** What a visitor can do with a table. */
export function Actions({ read, words, subject, onWanted }: ActionsProps) {
  const action = (label: string, Icon: typeof Link, act: () => unknown) => (
    <button
      type="button"
      className="text-link min-h-11"
      onClick={() => {
        onWanted();
        act();
      }}
    >
      <Icon size={18} strokeWidth={1.5} />
      {label}
    </button>
  );
  return (
    <div className="no-print mt-8">
      <OpenContact label={words.contact} source="cost-per-signed-case-result" subject={subject} />
      <div className="needs-script mt-4 flex flex-wrap gap-x-6">
        {hasShareSheet() && action(words.share, Share, shareAddress)}
        {action(words.copy, Link, copyAddress)}
        {action(words.download, Download, () => download(tableCsv(read)))}
        {action(words.print, Printer, () => print())}
      </div>
      <p className="needs-script text-sm/5 text-ink-2">{words.keep}</p>
    </div>
  );
}
