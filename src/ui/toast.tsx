import { X } from 'lucide-react';

/** The mould every toast is made from; `browser/toast.ts` fills in the words. */
export function ToastTemplate() {
  return (
    <template id="toast-template">
      <div className="toast flex items-start gap-3 border border-ink bg-paper p-4 pl-6">
        <div className="flex-1">
          <p data-toast-title className="text-body/6 font-bold" />
          <p data-toast-text className="mt-0.5 text-note/6 text-ink-2 empty:hidden" />
        </div>
        <button type="button" aria-label="Dismiss" className="icon-btn -mt-2 -mr-2">
          <X size={20} strokeWidth={1.5} aria-hidden />
        </button>
      </div>
    </template>
  );
}

/** Where toasts appear when no dialog is open. */
export function ToastRegion() {
  return <section data-toasts aria-live="polite" aria-label="Notifications" />;
}
