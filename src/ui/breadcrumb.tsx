/** Trail to the current page. The last entry has no path and is the page itself; a group without a page has none. */
export function Breadcrumb({
  items,
  oneLine = false,
}: {
  items: readonly { label: string; path?: string }[];
  /** For long names that follow on the page: what does not fit on the line is left out. */
  oneLine?: boolean;
}) {
  return (
    <nav aria-label="Breadcrumb" className="text-sm text-ink-2">
      <ol className={oneLine ? 'trail-line' : 'flex flex-wrap gap-x-2'}>
        {items.map((item, index) => (
          <li key={item.label} className="flex max-w-full gap-x-2 wrap-anywhere">
            {index > 0 && <span aria-hidden="true">/</span>}
            {item.path ? (
              <a href={item.path} className="underline-offset-4 hover:underline">
                {item.label}
              </a>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
