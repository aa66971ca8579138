import type { Toast } from '../../ui/toast.ts';

/** Every message of the tool, to the letter of the documents. */
export const TOASTS = {
  generated: { title: 'Script Generated!' },
  notGenerated: {
    title: 'Generation Failed',
    text: 'Something went wrong. Please try again.',
    tone: 'destructive',
  },
  refined: { title: 'Script Refined!' },
  notRefined: {
    title: 'Refinement Failed',
    text: 'Please try again with a different prompt',
    tone: 'destructive',
  },
  undone: { title: 'Undone', text: 'Reverted to previous version' },
  copied: { title: 'Copied!', text: 'Script copied to clipboard' },
  notCopied: { title: 'Copy failed', text: 'Please try again', tone: 'destructive' },
  downloaded: { title: 'Downloaded!', text: 'Script saved to your device' },
} as const satisfies Record<string, Toast>;

/** The documented words, and after them why a change was refused and what can be asked. */
export const notRefined = (reason: string | undefined): Toast => ({
  ...TOASTS.notRefined,
  text: reason ? `${TOASTS.notRefined.text}. ${reason}` : TOASTS.notRefined.text,
});
