import type { Shape } from './range-shapes.ts';

/** One range on the common scale, with the cost per case as a mark on it. `label`: where no text beside it says so. */
export function RangeBar({ shapes, label }: { shapes: readonly Shape[]; label?: string }) {
  return (
    <svg className="cost-bar" role={label && 'img'} aria-label={label} aria-hidden={!label || undefined}>
      {shapes.map(({ tag: Tag, look, at, path }) => (
        <Tag key={look + Tag} className={look} {...at}>
          {path && <path d={path} />}
        </Tag>
      ))}
    </svg>
  );
}
