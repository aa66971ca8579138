import { expect, test } from 'vitest';
import { MENU_TIMING } from './menus.ts';

test('groups of the menu open after 200 ms, skip within 300 ms, close after 150 ms', () => {
  expect(MENU_TIMING).toEqual({ open: 200, skip: 300, close: 150 });
});
