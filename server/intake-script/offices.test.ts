import { describe, expect, test } from 'vitest';
import {
  INTAKE_TONES,
  type IntakeConfig,
  intakeConfigSchema,
} from '../../src/features/intake/schema.ts';
import {
  linePieces,
  linesOf,
  NOTES_HEADING,
  scriptText,
} from '../../src/features/intake/script.ts';
import {
  fittingTopics,
  saidForTick,
  tickSentence,
  ticksAndNotes,
} from '../../src/features/intake/ticks.ts';
import {
  ALL_CONFIGS,
  changed,
  INTAKE_CONFIG,
  idsOf,
  library,
  write,
} from '../../tests/support/intake-script.ts';
import { OFFICES } from './offices.fixture.ts';

const configOf = (
  { area, channel, text }: (typeof OFFICES)[number],
  tone: IntakeConfig['tone'],
) => ({
  ...INTAKE_CONFIG,
  practiceArea: area,
  channel,
  tone,
  specialConsiderations: text,
});

test('a threshold is compared in silence, and nobody is put through before the conflict check', () => {
  const specialConsiderations =
    'We take cases from this amount up: $9,000 in losses\nPut through at once: wrongful death to Mr. Diaz';
  for (const config of ALL_CONFIGS.filter(({ channel }) => channel !== 'email')) {
    const name = Object.values(config).join(' ');
    const script = write({ ...config, specialConsiderations });
    const text = linesOf(script.sections).find(({ id }) => id === 'tick-minimum')?.text ?? '';
    const spoken = linePieces(text).flatMap((piece) => (piece.isDirection ? [] : [piece.text]));
    expect(text, name).toContain('$9,000');
    expect(spoken.join(''), name).not.toContain('$9,000');
    const conflict = script.sections.find(({ place }) => place === 'conflict')?.lines ?? [];
    expect(conflict.at(-1)?.id, name).toBe('tick-transfer');
  }
});

test('there are forty', () => {
  expect(OFFICES).toHaveLength(40);
});

describe.each(OFFICES.map((office, at) => [at + 1, office] as const))('office %i', (_, office) => {
  const lines = office.text.split('\n').filter((line) => line.trim());

  test('ticks what is a fixed sentence, and prints every other line word for word, in order', () => {
    const { practiceArea, channel, specialConsiderations } = intakeConfigSchema.parse(
      configOf(office, 'warm'),
    );
    const topics = fittingTopics(library.topics, { practiceArea, channel });
    const { ticks, notes } = ticksAndNotes(topics, specialConsiderations);
    expect(ticks.map(({ id }) => id)).toEqual(office.ticks ?? []);
    const ticked = ticks.flatMap(({ id, value }) => {
      const topic = topics.find((each) => each.id === id);
      return topic ? [tickSentence(topic, value)] : [];
    });
    expect(lines.map((line) => line.trim()).toSorted()).toEqual(
      [...ticked, ...notes.map((note) => note.trim())].toSorted(),
    );
    const script = write(configOf(office, 'warm'));
    expect(script.notes).toEqual(lines.filter((line) => !ticked.includes(line.trim())));
    const [spoken = '', printed = ''] = scriptText(script).split(
      `\n${NOTES_HEADING.toUpperCase()}\n\n`,
    );
    expect(printed).toBe(script.notes.length ? `${script.notes.join('\n')}\n` : '');
    for (const note of script.notes) expect(spoken).not.toContain(note.trim());
  });

  test('says what was ticked, and nothing else that it would not say without', () => {
    for (const tone of INTAKE_TONES) {
      const config = configOf(office, tone);
      const plain = write({ ...config, specialConsiderations: '' });
      const usual = new Map(linesOf(plain.sections).map(({ id, text }) => [id, text]));
      for (const { id, text } of linesOf(write(config).sections)) {
        const topic = library.topics.find((each) => `tick-${each.id}` === id);
        if (!topic) expect(usual.get(id)).toBe(text);
        else {
          const { ticks } = ticksAndNotes(library.topics, office.text);
          const value = ticks.find((each) => each.id === topic.id)?.value;
          expect(text).toBe(saidForTick(topic, value, config));
        }
      }
      expect(
        idsOf(write(config))
          .filter((id) => id.startsWith('tick-'))
          .toSorted(),
      ).toEqual((office.ticks ?? []).map((id) => `tick-${id}`).toSorted());
    }
  });

  test('keeps notes and ticks through every change', () => {
    const config = configOf(office, 'warm');
    const script = write(config);
    const after = changed(script, config, 'shorter', 'more assertive', 'plain words', 'longer');
    expect(after.notes).toEqual(script.notes);
    const ticked = (each: typeof script) => idsOf(each).filter((id) => id.startsWith('tick-'));
    expect(ticked(after)).toEqual(ticked(script));
  });
});
