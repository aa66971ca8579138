import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArrowRight, Target } from './icons.tsx';

test('an icon is decoration of the size asked for, and keeps the classes it is given', () => {
  expect(renderToStaticMarkup(<ArrowRight size={16} strokeWidth={1.5} />)).toBe(
    '<svg width="16" height="16" viewBox="0 0 24 24" stroke-width="1.5" class="icon" aria-hidden="true"><path d="M5 12h14M12 5l7 7-7 7"></path></svg>',
  );
  expect(
    renderToStaticMarkup(<Target size={24} strokeWidth={2} className="flex-none" />),
  ).toContain('stroke-width="2" class="icon flex-none" aria-hidden="true"><circle');
});
