/**
 * The page and each dialog have a region from the start, because screen readers do not announce a
 * region that is added later.
 */
export function ToastRegion({ label = 'Notifications' }: { label?: string }) {
  return (
    <section data-toasts aria-label={label}>
      <div role="status" />
      <div role="alert" />
    </section>
  );
}
