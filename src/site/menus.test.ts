import { expect, test } from 'vitest';
import { MENU_TIMING } from './menus.ts';

test('groups of the menu open after 200 ms, switch within 300 ms, and close after 150 ms', () => {
  expect(MENU_TIMING).toEqual({ open: 200, skip: 300, close: 150 });
});
