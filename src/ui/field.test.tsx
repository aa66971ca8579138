// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from './field.tsx';

afterEach(cleanup);

test('choices are a list that begins without a choice, labelled and described like any field', () => {
  render(
    <Field
      prefix="page"
      name="firmSize"
      label="Firm Size"
      options={['Solo', '2 to 5']}
      error="Choose"
    />,
  );
  const list = screen.getByLabelText<HTMLSelectElement>('Firm Size');
  expect([list.id, list.name, list.value]).toEqual(['page-firmSize', 'firmSize', '']);
  expect([...list.options].map(({ value }) => value)).toEqual(['', 'Solo', '2 to 5']);
  expect(list.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(list.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose',
  );
});
