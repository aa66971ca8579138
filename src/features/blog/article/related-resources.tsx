import { ArrowRight } from '../../../ui/icons.tsx';

/** Pages of ours that go on from the article. */
export function RelatedResources({
  resources,
}: {
  resources: readonly { label: string; path: string; description: string }[];
}) {
  return (
    <section
      aria-labelledby="resources-heading"
      className="border border-line bg-fog px-5 pt-6 pb-3 sm:px-6.5"
    >
      <h2 id="resources-heading" className="text-h3">
        Related Resources
      </h2>
      <ul className="mt-4">
        {resources.map(({ label, path, description }) => (
          <li key={path} className="relative border-t border-line py-3.5">
            <a
              href={path}
              className="post-card-link flex justify-between gap-4 font-bold wrap-anywhere hover:underline"
            >
              {label}
              <ArrowRight size={18} strokeWidth={1.5} className="mt-1 flex-none" />
            </a>
            <p className="pr-9 text-note/6 text-ink-2">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
