import { Portrait, type TeamEntry } from '../features/team/portrait.tsx';
import { classNames } from '../ui/class-names.ts';
import { GlossedText } from '../ui/glossed-text.tsx';
import type { BlockOf } from './schema.ts';
import { NumberedSection, requireMember, type SectionProps } from './section-props.tsx';

export function Person({ person, isEager = false }: { person: TeamEntry; isEager?: boolean }) {
  const { portrait, title } = person;
  return (
    <figure>
      <Portrait person={portrait} hasName isEager={isEager} className="w-full" />
      <figcaption className="border-b border-line py-2.5 text-note/6">
        {portrait.photo && <strong className="block">{portrait.name}</strong>}
        {title}
      </figcaption>
    </figure>
  );
}

export function People(props: SectionProps<BlockOf<'people'>>) {
  const { people, paragraphs } = props.section;
  const [firstParagraph = '', ...otherParagraphs] = paragraphs;
  const members = people.map(({ person, link }) => ({
    ...requireMember(person, props.context.team),
    link,
  }));
  const figures = members
    .filter(({ slug }) => slug !== props.context.heroMemberSlug)
    .map((person) => <Person key={person.slug} person={person} />);
  return (
    <NumberedSection {...props} size="small">
      <div
        className={classNames(
          'grid gap-x-12 gap-y-8',
          figures.length > 0 && 'md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]',
        )}
      >
        {figures.length > 1 ? (
          <div className="grid gap-8 self-start sm:max-md:grid-cols-2">{figures}</div>
        ) : (
          figures
        )}
        <div className="max-w-[42em]">
          <p className="text-lede/8">
            <GlossedText text={firstParagraph} />
          </p>
          {otherParagraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 text-ink-2">
              <GlossedText text={paragraph} />
            </p>
          ))}
          <p className="mt-5 flex flex-wrap gap-x-7 gap-y-2">
            {members.map(({ slug, path, link }) => (
              <a key={slug} href={path} className="text-link arrow">
                {link}
              </a>
            ))}
          </p>
        </div>
      </div>
    </NumberedSection>
  );
}
