import type { z } from 'zod';
import type { Found } from '../../content/check-content.ts';
import type { areaWordsSchema, channelWordsSchema, voiceSchema } from './library-schema.ts';

type Channel = z.infer<typeof channelWordsSchema>;
type Area = z.infer<typeof areaWordsSchema>;

/** Keys of an area that name no line, or one that a channel has. */
export function areaMistakes({ lines, leftOutFirst }: Area, channels: readonly Channel[]): Found[] {
  const ofChannels = new Set(channels.flatMap((channel) => channel.lines.map(({ key }) => key)));
  const known = new Set([...ofChannels, ...lines.map(({ key }) => key)]);
  const unknown = leftOutFirst.map((key, at) =>
    known.has(key)
      ? []
      : { at: ['leftOutFirst', at], text: `expected the key of a line, found "${key}"` },
  );
  const taken = lines.map(({ key }, at) =>
    ofChannels.has(key)
      ? { at: ['lines', at, 'key'], text: `expected a key that no channel has, found "${key}"` }
      : [],
  );
  return [...unknown, ...taken].flat();
}

/** The lines of an area on a channel are those that the area names. */
export function voiceMistakes(voice: z.infer<typeof voiceSchema>, area: Area | undefined): Found[] {
  if (!area) return [];
  const expected = new Set(area.lines.map(({ key }) => key));
  const found = new Set(Object.keys(voice));
  return [
    ...[...expected.difference(found)].map((key) => ({
      at: [],
      text: `expected the line ${key}, found none`,
    })),
    ...[...found.difference(expected)].map((key) => ({
      at: [key],
      text: 'expected no such line: the file of the area has none',
    })),
  ];
}
