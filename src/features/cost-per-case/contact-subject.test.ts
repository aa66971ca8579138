import { describe, expect, test } from 'vitest';
import { SUBJECT_MAX } from '../forms/tell-form.ts';
import { EXAMPLE } from './example.fixture.ts';
import { exampleTable, readTable } from './figures.ts';
import { subjectOf } from './sentences.ts';

const example = readTable(exampleTable(EXAMPLE));
describe('the subject in the contact form', () => {
  test('the whole and each channel', () => {
    expect(subjectOf('Cost per signed case', example)).toBe(
      'Cost per signed case: $1,045, ceiling $1,600 (33 cases for $34,500); Search ads: 9 cases for $13,500; Local Services Ads: 6 cases for $4,200; Organic search and maps: 10 cases for $10,500; Directories: 1 case for $2,400; Sponsorships: 1 case for $1,500; Unknown: 6 cases for $0; Shared: 0 cases for $2,400',
    );
  });

  test('its name alone, while nothing can be divided', () =>
    expect(
      subjectOf('Cost per signed case', readTable({ averageFee: '', share: '', channels: [] })),
    ).toBe('Cost per signed case'));

  test('never more than the form takes, and never half a channel', () => {
    const channels = Array.from({ length: 12 }, (_, id) => ({
      id,
      name: `${id}${'W'.repeat(38)}`,
      spend: '100000000',
      fees: '100000000',
      inquiries: '',
      signed: '100000',
      averageFee: '',
    }));
    const subject = subjectOf(
      'Cost per signed case',
      readTable({ averageFee: '1m', share: '9', channels }),
    );
    expect(subject.length).toBeLessThanOrEqual(SUBJECT_MAX);
    expect(subject).toMatch(/; 3W{38}: 100,000 cases for \$200,000,000$/);
  });
});
