/** Where toasts appear (browser/toast.ts makes them): on the page, and in each dialog for while it is open. */
export function ToastRegion() {
  return <section data-toasts aria-live="polite" aria-label="Notifications" />;
}
