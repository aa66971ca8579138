import type { Home } from '../schemas/home.ts';

/** Four problems in one ruled table, the impact of each on its own line. */
export function Problems({ cards }: { cards: Home['problems']['cards'] }) {
  return (
    <ul className="grid border-t border-l border-line md:grid-cols-2">
      {cards.map((card) => (
        <li key={card.title} className="flex flex-col border-r border-b border-line p-6 sm:p-7.5">
          <h3 className="text-h3 font-[820]">{card.title}</h3>
          <p className="mt-2.5 mb-4 text-ink-2">{card.description}</p>
          <p className="mt-auto text-note/6 font-semibold">
            <mark>Impact: {card.impact}</mark>
          </p>
        </li>
      ))}
    </ul>
  );
}
