import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Unbroken } from './unbroken.tsx';

const whole = (text: string) => `<span class="whitespace-nowrap">${text}</span>`;

test.each([
  ['Rule 4-7.13.', `Rule ${whole('4-7.13')}.`],
  ['sections 3-507.1 to 3-507.5, amended', `sections ${whole('3-507.1')} to ${whole('3-507.5')}, amended`],
  ['$3,000-$15,000 a month', `${whole('$3,000-$15,000')} a month`],
  ['Search needs 3-6 months', `Search needs ${whole('3-6')} months`],
  ['two-state pages of the pre-2023 kind', `two-state pages of the ${whole('pre-2023')} kind`],
])('%s', (text, html) => expect(renderToStaticMarkup(<Unbroken text={text} />)).toBe(html));
