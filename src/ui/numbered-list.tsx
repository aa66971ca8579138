/** Short points in their order, each behind its number in red. `className`: the size of the words and their distance. */
export function NumberedList({
  items,
  className,
}: {
  items: readonly string[];
  className: string;
}) {
  return (
    <ol className={className}>
      {items.map((item, index) => (
        <li key={item} className="flex gap-3">
          <b aria-hidden="true" className="w-5 flex-none font-mono text-red">
            {index + 1}
          </b>
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ol>
  );
}
