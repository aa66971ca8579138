// @vitest-environment happy-dom
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import mount from './mount.ts';

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => document.body.replaceChildren());

/** React controls the values of some fields, and the browser those of others. */
function Tool({
  wasUsedBeforeLoad,
  view = 'form',
}: {
  wasUsedBeforeLoad?: boolean;
  view?: string;
}) {
  const [fee, setFee] = useState('8,000');
  const [area, setArea] = useState('');
  if (view !== 'form') return <h2 tabIndex={-1}>Result</h2>;
  return (
    <form>
      <h2 tabIndex={-1}>Whose?</h2>
      <label>
        Fee{' '}
        <input id="fee" name="fee" value={fee} onChange={({ target }) => setFee(target.value)} />
      </label>
      <label>
        Name <input name="name" />
      </label>
      <textarea name="words" />
      <input type="radio" value="family" checked={area !== ''} onChange={() => setArea('family')} />
      <output>{`${fee} ${area} ${wasUsedBeforeLoad}`}</output>
    </form>
  );
}

const findElement = <T extends Element>(selector: string) =>
  document.querySelector(selector) as T & HTMLInputElement;
const outputText = () => findElement('output').textContent;

async function hydrateAfter(change: (island: HTMLElement) => void = () => undefined, props = {}) {
  const island = document.body.appendChild(document.createElement('astro-island'));
  island.innerHTML = renderToStaticMarkup(<Tool />);
  change(island);
  await mount(island)(Tool, props);
  await new Promise((resolve) => setTimeout(resolve));
}

/** Password managers and translators change pages like this. */
function alterPage(island: HTMLElement) {
  for (const field of island.querySelectorAll('input, textarea')) {
    const around = document.createElement('div');
    field.replaceWith(around);
    around.append(document.createElement('input'), field, document.createElement('div'));
    field.setAttribute('data-helper', '');
  }
  for (const label of island.querySelectorAll('label, h2'))
    label.firstChild?.replaceWith(document.createElement('font'));
  island.prepend(document.createElement('aside'));
}

test('a tool starts with the same markup as its HTML', async () => {
  await hydrateAfter();
  expect(outputText()).toBe('8,000  false');
  expect(document.querySelectorAll('form')).toHaveLength(1);
  expect(document.activeElement).toBe(document.body);
});

test.each([
  ['untouched HTML', () => undefined],
  ['HTML that extensions have changed', alterPage],
])('text and choices in %s are restored, with focus and selection', async (_, alter) => {
  const errors = vi.spyOn(console, 'error');
  await hydrateAfter((island) => {
    alter(island);
    findElement('[name=fee]').value = '9,500';
    findElement('[name=name]').value = 'Dana';
    findElement('[name=words]').value = 'one\ntwo';
    findElement('[value=family]').checked = true;
    findElement('[name=name]').focus();
    findElement('[name=name]').setSelectionRange(1, 3);
  });
  expect(outputText()).toBe('9,500 family true');
  expect([findElement('[name=name]').value, findElement('[name=words]').value]).toEqual([
    'Dana',
    'one\ntwo',
  ]);
  expect(document.activeElement).toBe(findElement('[name=name]'));
  expect([
    findElement('[name=name]').selectionStart,
    findElement('[name=name]').selectionEnd,
  ]).toEqual([1, 3]);
  expect(document.querySelectorAll('aside, font, [data-helper]')).toHaveLength(0);
  expect(errors).not.toHaveBeenCalled();
});

test('after a link opens another view, its heading has the focus', async () => {
  await hydrateAfter(() => findElement('[name=name]').focus(), { view: 'result' });
  expect(document.activeElement).toBe(findElement('h2'));
});
