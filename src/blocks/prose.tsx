import { classNames } from '../ui/class-names.ts';
import { Glossed } from '../ui/glossed.tsx';
import type { BlockOf } from './schema.ts';
import { NumberedSection, type SectionProps } from './section-props.tsx';

/** Shows running text: the first paragraph is in large type, and the others are in columns under it. */
export function ProseSection(props: SectionProps<BlockOf<'prose'>>) {
  const [first = '', ...rest] = props.section.paragraphs;
  return (
    <NumberedSection {...props} size={rest.length > 0 ? 'large' : 'small'}>
      <p className="max-w-[38em] text-lede/8">
        <Glossed text={first} />
      </p>
      {rest.length > 0 && (
        <div
          className={classNames(
            'mt-8 grid gap-x-12 gap-y-5 border-t border-line pt-6',
            rest.length > 1 && 'md:grid-cols-2',
          )}
        >
          {rest.map((paragraph) => (
            <p key={paragraph} className="text-ink-2">
              <Glossed text={paragraph} />
            </p>
          ))}
        </div>
      )}
    </NumberedSection>
  );
}
