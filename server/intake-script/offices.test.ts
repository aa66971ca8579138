import { expect, test } from 'vitest';
import { linePieces, linesIn, NOTES } from '../../src/features/intake/script.ts';
import { tickSentence } from '../../src/features/intake/ticks.ts';
import { ALL_CONFIGS, library, textOf, write } from '../../tests/support/intake-script.ts';

// What becomes of each office's lines: tests/server/intake-shows.test.ts.

test('a threshold is compared in silence, and nobody is put through before the conflict check', () => {
  const specialConsiderations =
    'We take cases from this amount up: $9,000 in losses\nPut through at once: wrongful death to Mr. Diaz';
  for (const config of ALL_CONFIGS.filter(({ channel }) => channel !== 'email')) {
    const name = Object.values(config).join(' ');
    const script = write({ ...config, specialConsiderations });
    const text = textOf(script, 'tick-minimum') ?? '';
    const spoken = linePieces(text).flatMap((piece) => (piece.isDirection ? [] : [piece.text]));
    expect(text, name).toContain('$9,000');
    expect(spoken.join(''), name).not.toContain('$9,000');
    expect(linesIn(script.lines, 'conflict').at(-1)?.id, name).toBe('tick-transfer');
  }
});

test('no line that is read in writing has a direction for staff, whatever is ticked', () => {
  for (const config of ALL_CONFIGS.filter(({ channel }) => /chat|email/.test(channel))) {
    const { topics } = library.scripts[`${config.practiceArea} ${config.channel}`];
    for (const topic of topics) {
      const specialConsiderations = tickSentence(topic, topic.value?.example);
      const { lines } = write({ ...config, specialConsiderations });
      for (const { text, part } of lines)
        for (const piece of part === NOTES ? [] : linePieces(text))
          if (piece.isDirection)
            expect([config.channel, piece.text.slice(0, 12)]).toEqual(['chat', '(Staff only:']);
    }
  }
});
