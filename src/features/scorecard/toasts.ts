import type { Toast } from '../../ui/toast.ts';
import { SCORECARD_WORDS } from './words.ts';

/** When the analysis itself fails. */
export const FAILED_TOAST: Toast = {
  title: SCORECARD_WORDS.errorTitle,
  text: SCORECARD_WORDS.failed,
  tone: 'destructive',
};

/** The toast once the call has settled. In: whether the backend took the result. Out: title, text, tone. */
export function savedToast(saved: boolean): Toast {
  return saved
    ? { title: SCORECARD_WORDS.readyTitle, text: SCORECARD_WORDS.ready }
    : { title: SCORECARD_WORDS.warningTitle, text: SCORECARD_WORDS.unsaved, tone: 'destructive' };
}
