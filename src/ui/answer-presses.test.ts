// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { answerPresses } from './answer-presses.ts';
import { ANSWERS, type CatchUp } from './early-presses.ts';

/** What a part of the page brings when its presses are answered. */
function broughtBy(part: Element): CatchUp {
  let brought: CatchUp | undefined;
  part.addEventListener(ANSWERS, (event) => (brought = (event as CustomEvent<CatchUp>).detail), {
    once: true,
  });
  answerPresses(part);
  return brought as CatchUp;
}

test('what was typed before is put back, but not over what has been typed since', () => {
  document.body.innerHTML = '<main><input id="old" value=""><input id="new" value="123"></main>';
  const [old, fresh] = document.querySelectorAll('input') as NodeListOf<HTMLInputElement>;
  const heard: string[] = [];
  document.body.addEventListener('input', ({ target }) => heard.push((target as Element).id));
  const catchUp = broughtBy(document.querySelector('main') as Element);
  const held = [old, fresh].map((element) => ({ element: element as HTMLElement, typed: '12' }));
  catchUp(held, new WeakSet([fresh as EventTarget]));
  expect([old?.value, fresh?.value]).toEqual(['12', '123']);
  expect(heard).toEqual(['old']);
});

test('what is gone from the page is left alone', () => {
  document.body.innerHTML = '<main><input></main>';
  const field = document.querySelector('input') as HTMLInputElement;
  const catchUp = broughtBy(document.querySelector('main') as Element);
  field.remove();
  catchUp([{ element: field, typed: '12' }], new WeakSet());
  expect(field.value).toBe('');
});
