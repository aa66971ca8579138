// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from './field.tsx';

afterEach(cleanup);

test('a field with options is a select without a choice, with a label and a description', () => {
  const text = { label: 'Firm Size', error: 'Choose' };
  render(<Field prefix="page" name="firmSize" options={['Solo', '2 to 5']} {...text} />);
  const list = screen.getByLabelText<HTMLSelectElement>('Firm Size');
  expect([list.id, list.name, list.value]).toEqual(['page-firmSize', 'firmSize', '']);
  expect([...list.options].map(({ value }) => value)).toEqual(['', 'Solo', '2 to 5']);
  expect(list.getAttribute('aria-invalid')).toBe('true');
  const description = document.getElementById(list.getAttribute('aria-describedby') ?? '');
  expect(description?.textContent).toBe('Choose');
});
