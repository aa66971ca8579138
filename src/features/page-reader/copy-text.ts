import { showToast } from '../../ui/toast.ts';

/** Puts a text into the clipboard and says how that went. */
export async function copyText(text: string, words: { copied: string; notCopied: string }) {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: words.copied });
  } catch {
    showToast({ title: words.notCopied, tone: 'destructive' });
  }
}
