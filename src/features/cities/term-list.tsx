/** Names and what to know of each: courts, neighborhoods. */
export function TermList({ terms }: { terms: readonly { name: string; note: string }[] }) {
  return (
    <dl>
      {terms.map(({ name, note }) => (
        <div key={name} className="border-t border-line py-3 first:border-t-0 first:pt-0">
          <dt className="text-note/6 font-bold text-ink">{name}</dt>
          <dd className="mt-0.5 text-note/6">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
