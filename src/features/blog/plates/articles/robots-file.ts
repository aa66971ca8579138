import { COLOR, highlight, sticker, stroke, widthOf, write } from '../pen.ts';
import { FIELD, line, type Plate } from '../plate.ts';

const GROUPS = [
  { agent: 'OAI-SearchBot', rule: 'Allow: /', meant: 'search' },
  { agent: 'GPTBot', rule: 'Disallow: /', meant: 'training' },
  { agent: '*', rule: 'Allow: /', meant: 'all others' },
] as const;
const CODE = { family: 'code', size: 37, weight: 500 } as const;

export const robotsFile: Plate = {
  alt: 'Six lines of a robots.txt file that lets search in and declines training: OAI-SearchBot, Allow, is marked; GPTBot, Disallow; everyone else, Allow.',
  quotes: [
    'User-agent: OAI-SearchBot',
    'User-agent: GPTBot',
    'User-agent: *',
    'Allow: /',
    'Disallow: /',
    'robots.txt',
  ],
  draw: () => {
    const groups = GROUPS.map(({ agent, rule, meant }, index) => {
      const first = line(index * 2 + 1);
      const second = line(index * 2 + 2);
      const marked =
        index === 0 ? highlight(FIELD.left, FIELD.left + widthOf(rule, CODE), second, CODE.size) : '';
      return [
        marked,
        write('User-agent: ', FIELD.left, first, { ...CODE, color: COLOR.ink2 }),
        write(agent, FIELD.left + widthOf('User-agent: ', CODE), first, { ...CODE, weight: 700 }),
        write(rule, FIELD.left, second, { ...CODE, weight: 700 }),
        write(meant, FIELD.right, second, { size: 30, color: COLOR.ink2, align: 'right' }),
        stroke(
          [
            [FIELD.left, second + 26],
            [FIELD.right, second + 26],
          ],
          COLOR.rule,
          2,
        ),
      ].join('');
    });
    return [...groups, sticker([650, line(7) - 12], 'robots.txt')].join('');
  },
};
