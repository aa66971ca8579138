/**
 * Toasts appear here (ui/toast.ts makes them): on the page, and in each dialog while it is open. A screen reader
 * finishes its sentence before good news, and interrupts it for a failure. Both live regions are in the page from the
 * start.
 */
export function ToastRegion({ label = 'Notifications' }: { label?: string }) {
  return (
    <section data-toasts aria-label={label}>
      <div role="status" />
      <div role="alert" />
    </section>
  );
}
