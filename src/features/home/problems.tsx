import { RuledGrid } from '../../ui/ruled-grid.tsx';
import type { Home } from './schema.ts';

/** Four problems in one ruled table, the impact of each marked. */
export function Problems({ cards }: { cards: Home['problems']['cards'] }) {
  const cells = cards.map((card) => ({
    title: card.title,
    text: card.description,
    foot: <mark className="font-semibold">Impact: {card.impact}</mark>,
  }));
  return <RuledGrid cells={cells} />;
}
