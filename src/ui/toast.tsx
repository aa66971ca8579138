/** Where toasts appear (ui/toast.ts makes them): on the page, and in each dialog for while it is open. */
export function ToastRegion({ label = 'Notifications' }: { label?: string }) {
  return <section data-toasts aria-live="polite" aria-label={label} />;
}
