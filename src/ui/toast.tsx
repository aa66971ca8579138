/**
 * Where toasts appear (ui/toast.ts makes them): on the page, and in each dialog for while it is open. Good news waits for
 * who listens to end what they hear, a failure does not; both places stand there before, or they would not be heard.
 */
export function ToastRegion({ label = 'Notifications' }: { label?: string }) {
  return (
    <section data-toasts aria-label={label}>
      <div role="status" />
      <div role="alert" />
    </section>
  );
}
