import { expect, test } from 'vitest';
import { INTAKE_TONES } from '../../src/features/intake/schema.ts';
import { linePieces, linesIn, NOTES } from '../../src/features/intake/script.ts';
import { saidForTick, ticksAndNotes } from '../../src/features/intake/ticks.ts';
import {
  ALL_CONFIGS,
  changed,
  INTAKE_CONFIG,
  idsOf,
  library,
  textOf,
  write,
} from '../../tests/support/intake-script.ts';
import { OFFICES } from './offices.fixture.ts';

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

test('no line that a client reads in writing has a direction for staff, whatever is ticked', () => {
  const all = library.topics.map(({ sentence, value }) =>
    sentence.replace('{value}', value?.example ?? ''),
  );
  for (const config of ALL_CONFIGS.filter(({ channel }) => /chat|email/.test(channel)))
    for (const specialConsiderations of all) {
      const { lines } = write({ ...config, specialConsiderations });
      for (const { text, part } of lines)
        for (const piece of part === NOTES ? [] : linePieces(text))
          if (piece.isDirection)
            expect([config.channel, piece.text.slice(0, 12)]).toEqual(['chat', '(Staff only:']);
    }
});

test('what was ticked is said in every tone, and stays with the notes through every change', () => {
  for (const { area: practiceArea, channel, text } of OFFICES)
    for (const tone of INTAKE_TONES) {
      const config = { ...INTAKE_CONFIG, practiceArea, channel, tone, specialConsiderations: text };
      const script = write(config);
      const { ticks } = ticksAndNotes(library.topics, text);
      for (const { id, value } of ticks) {
        const topic = library.topics.find((each) => each.id === id);
        const said = textOf(script, `tick-${id}`);
        if (topic && said) expect(said).toBe(saidForTick(topic, value, config));
      }
      let after = script;
      for (const wanted of ['shorter', 'plain words', 'longer'])
        after = changed(after, config, wanted);
      const kept = (ids: readonly string[]) => ids.filter((id) => id.startsWith('tick-'));
      expect(kept(idsOf(after))).toEqual(kept(idsOf(script)));
      expect(linesIn(after.lines, NOTES)).toEqual(linesIn(script.lines, NOTES));
    }
});
