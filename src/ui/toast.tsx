/**
 * The page has one, and each dialog. Both live regions are there from the start, because an added
 * one would not be read.
 */
export function ToastRegion({ label = 'Notifications' }: { label?: string }) {
  return (
    <section data-toasts aria-label={label}>
      <div role="status" />
      <div role="alert" />
    </section>
  );
}
