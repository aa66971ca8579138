import { Portrait } from '../features/team/portrait.tsx';
import { Glossed } from '../ui/glossed.tsx';
import { ArrowRight } from '../ui/icons.tsx';
import type { BlockOf } from './schema.ts';
import { memberOf, NumberedSection, type SectionProps } from './section-props.tsx';

/** Portraits of those who lead beside a text about them, with the way to each profile. */
export function People(props: SectionProps<BlockOf<'people'>>) {
  const { people, paragraphs } = props.section;
  const [first = '', ...rest] = paragraphs;
  const shown = people.map(({ person, link }) => ({
    ...memberOf(person, props.context.team),
    link,
  }));
  const figures = shown.map(({ slug, title, portrait }) => (
    <figure key={slug}>
      <Portrait of={portrait} named className="w-full" />
      <figcaption className="border-b border-line py-3.5 text-note/6">
        {portrait.photo && <strong className="block">{portrait.name}</strong>}
        {title}
      </figcaption>
    </figure>
  ));
  return (
    <NumberedSection {...props}>
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        {figures.length > 1 ? (
          <div className="grid gap-8 self-start sm:max-md:grid-cols-2">{figures}</div>
        ) : (
          figures
        )}
        <div className="max-w-measure">
          <p className="text-lede/8">
            <Glossed text={first} />
          </p>
          {rest.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-ink-2">
              <Glossed text={paragraph} />
            </p>
          ))}
          <p className="mt-7 flex flex-wrap gap-x-7 gap-y-2">
            {shown.map(({ slug, path, link }) => (
              <a key={slug} href={path} className="text-link">
                {link}
                <ArrowRight size={18} strokeWidth={1.5} />
              </a>
            ))}
          </p>
        </div>
      </div>
    </NumberedSection>
  );
}
