import type { z } from 'zod';
import type { Found } from '../../content/check-content.ts';
import type { areaWordsSchema, channelWordsSchema, voiceSchema } from './library-schema.ts';

type Channel = z.infer<typeof channelWordsSchema>;
type Area = z.infer<typeof areaWordsSchema>;

/** The first line of a channel. */
export const channelMistakes = ({ saidAfter, lines }: Channel): Found[] =>
  lines.some(({ key, part }) => key === saidAfter && part === 'opening')
    ? []
    : [{ at: ['saidAfter'], text: `expected a line of the opening, found "${saidAfter}"` }];

/** Keys of an area that name no line, or one that a channel has. */
export function areaMistakes({ lines, leftOutFirst }: Area, channels: readonly Channel[]): Found[] {
  const ofChannels = channels.flatMap((channel) => channel.lines.map(({ key }) => key));
  const known = [...ofChannels, ...lines.map(({ key }) => key)];
  return [
    ...leftOutFirst.flatMap((key, index) =>
      known.includes(key)
        ? []
        : [{ at: ['leftOutFirst', index], text: `expected the key of a line, found "${key}"` }],
    ),
    ...lines.flatMap(({ key }, index) =>
      ofChannels.includes(key)
        ? [
            {
              at: ['lines', index, 'key'],
              text: `expected a key that no channel has, found "${key}"`,
            },
          ]
        : [],
    ),
  ];
}

/** The lines of an area on a channel are those that the area names. */
export function voiceMistakes(voice: z.infer<typeof voiceSchema>, area: Area | undefined): Found[] {
  if (!area) return [];
  const expected = area.lines.map(({ key }) => key);
  return [
    ...expected
      .filter((key) => !(key in voice))
      .map((key) => ({ at: [], text: `expected the line ${key}, found none` })),
    ...Object.keys(voice)
      .filter((key) => !expected.includes(key))
      .map((key) => ({ at: [key], text: 'expected no such line: the file of the area has none' })),
  ];
}
