import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { GlossedText } from '../ui/glossed-text.tsx';
import type { BlockOf } from './schema.ts';
import { NumberedSection, type SectionProps } from './section-props.tsx';

type PlainSectionProps = {
  as?: 'section' | 'nav';
  id: string;
  heading: string;
  children: ReactNode;
};

/** A section with the element `nav` is not printed. */
export function PlainSection({ as: Tag = 'section', id, heading, children }: PlainSectionProps) {
  return (
    <Tag
      id={id}
      aria-labelledby={`${id}-heading`}
      // The page's opening ends with a line, so the first section has no line above it.
      className={classNames('page mt-9 nth-2:mt-5 nth-2:*:border-t-0', Tag === 'nav' && 'no-print')}
    >
      <div className="gap-x-9 border-t border-line pt-4 lg:grid lg:grid-cols-[200px_1fr]">
        <h2 id={`${id}-heading`} className="text-sm/5 font-bold tracking-normal">
          {heading}
        </h2>
        <div className="max-lg:mt-3">{children}</div>
      </div>
    </Tag>
  );
}

type ListsSection = BlockOf<'lists'>;

function PointList({
  numbered,
  items,
  isOnlyList,
}: ListsSection['lists'][number] & { isOnlyList: boolean }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List
      className={classNames('grid gap-x-10 gap-y-4', isOnlyList ? 'md:grid-cols-2' : 'text-note/6')}
    >
      {items.map((item, index) => (
        <li key={item} className={numbered ? 'flex gap-3' : 'border-l-2 border-red pl-3.5'}>
          {numbered && (
            <b aria-hidden="true" className="w-5 flex-none font-mono text-sm/[inherit] text-red">
              {index + 1}
            </b>
          )}
          <span className="min-w-0">
            <GlossedText text={item} />
          </span>
        </li>
      ))}
    </List>
  );
}

export function Lists(props: SectionProps<ListsSection>) {
  const { label, heading, note, lists } = props.section;
  const isOnlyList = lists.length === 1;
  const content = (
    <div className={classNames(!isOnlyList && 'border border-line bg-fog p-5 sm:p-8')}>
      {note && <p className="mb-4 font-mono text-xs/5 font-bold">{note}</p>}
      <div className={classNames(!isOnlyList && 'grid gap-x-12 gap-y-6 xl:grid-cols-2')}>
        {lists.map((list) => (
          <div key={list.items[0]}>
            {list.title && (
              <h3 className="mb-4 border-t border-ink pt-3 text-lede/6">{list.title}</h3>
            )}
            <PointList {...list} isOnlyList={isOnlyList} />
          </div>
        ))}
      </div>
    </div>
  );
  if (label === undefined)
    return (
      <PlainSection id={props.id} heading={heading}>
        {content}
      </PlainSection>
    );
  return (
    <NumberedSection {...props} section={{ label, heading }} size="small">
      {content}
    </NumberedSection>
  );
}

export function Reach({ section, id, context }: SectionProps<BlockOf<'reach'>>) {
  const { email, phone, phoneHref } = context.site;
  return (
    <PlainSection id={id} heading={section.heading}>
      <p>
        <a href={`mailto:${email}`} className="underline underline-offset-4 wrap-anywhere">
          {email}
        </a>
      </p>
      <p className="mt-1">
        <a href={phoneHref} className="underline underline-offset-4">
          {phone}
        </a>
      </p>
    </PlainSection>
  );
}
