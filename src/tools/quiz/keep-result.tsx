import { Link, Printer } from 'lucide-react';
import { showToast } from '../../browser/toast.ts';
import type { QuizContent } from '../../rules/quiz/content.ts';

async function copyAddress() {
  try {
    await navigator.clipboard.writeText(location.href);
    showToast({ title: 'Link copied to clipboard!' });
  } catch {
    showToast({ title: 'Failed to copy link', tone: 'destructive' });
  }
}

/** What a visitor can do with a result: its address holds the answers. */
export function KeepResult({ words }: { words: QuizContent['result'] }) {
  return (
    <div className="no-print mt-8 flex flex-wrap items-center gap-x-8 gap-y-2">
      <p className="max-w-[30em] text-note/6 text-ink-2">{words.keep}</p>
      <button type="button" className="text-link min-h-11" onClick={() => print()}>
        <Printer aria-hidden size={18} strokeWidth={1.5} />
        {words.print}
      </button>
      <button type="button" className="text-link min-h-11" onClick={copyAddress}>
        <Link aria-hidden size={18} strokeWidth={1.5} />
        {words.copy}
      </button>
    </div>
  );
}
