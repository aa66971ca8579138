/**
 * Shows the region in which ui/toast.ts puts toasts. The page has one, and each dialog has one while it is open. A screen
 * reader reads a success message after its current sentence, and a failure at once. Both live regions are in the page from
 * the start, because an added one would not be read.
 */
export function ToastRegion({ label = 'Notifications' }: { label?: string }) {
  return (
    <section data-toasts aria-label={label}>
      <div role="status" />
      <div role="alert" />
    </section>
  );
}
