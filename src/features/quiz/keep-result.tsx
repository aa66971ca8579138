import { hasShareSheet, openShareSheet } from '../../ui/share-sheet.ts';
import { showToast } from '../../ui/toast.ts';
import { Link, Printer, Share } from '../tools/icons.tsx';
import type { QuizContent } from './content.ts';

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

/** What a visitor can do with a result: its address holds the answers. */
export function KeepResult({ words }: { words: QuizContent['result'] }) {
  const icon = { size: 18, strokeWidth: 1.5 };
  return (
    <div className="no-print mt-4">
      <div className="flex flex-wrap gap-x-6">
        {hasShareSheet() && (
          <button type="button" className="text-link min-h-11" onClick={shareAddress}>
            <Share {...icon} />
            {words.share}
          </button>
        )}
        <button type="button" className="text-link min-h-11" onClick={copyAddress}>
          <Link {...icon} />
          {words.copy}
        </button>
        <button type="button" className="text-link min-h-11" onClick={() => print()}>
          <Printer {...icon} />
          {words.print}
        </button>
      </div>
      <p className="text-sm/5 text-ink-2">{words.keep}</p>
    </div>
  );
}
