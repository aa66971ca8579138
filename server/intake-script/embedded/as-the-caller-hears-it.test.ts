import { expect, test } from 'vitest';
import {
  INTAKE_CHANNELS,
  INTAKE_PRACTICE_AREAS,
  INTAKE_TONES,
  type IntakeChannel,
  type IntakePracticeArea,
  type IntakeTone,
} from '../../../src/features/intake/schema.ts';
import { compose } from './compose.ts';
import { entriesOf } from './draft.ts';
import { loadLibrary } from './library.ts';

const AREAS = Object.keys(INTAKE_PRACTICE_AREAS) as IntakePracticeArea[];
const library = await loadLibrary();

/** Lines of a script by what they are, as they are said. */
function said(practiceArea: IntakePracticeArea, channel: IntakeChannel, tone: IntakeTone) {
  const answers = { practiceArea, channel, tone, firmName: 'Reyes & Park, LLP' };
  const draft = compose(library, { ...answers, email: 'a@firm.example', specialConsiderations: '' });
  return entriesOf(draft).map(({ known, text }) => ({
    id: known?.line.id,
    place: known?.line.place,
    text,
  }));
}
const wordsOf = (lines: ReturnType<typeof said>) => lines.map(({ text }) => text).join('\n');

test('what a visitor came about is said behind a closed door, and nothing is copied before the check', () => {
  for (const area of AREAS)
    for (const tone of INTAKE_TONES) {
      const lines = said(area, 'in-person', tone);
      const [atTheDesk, inTheRoom = ''] = wordsOf(lines).split('(Close the door.');
      expect(atTheDesk).not.toContain(library.areas[area].matter);
      expect(inTheRoom).toContain(library.areas[area].matter);
      const before = lines.filter(({ place }) => place === 'urgency' || place === 'conflict');
      expect(before.filter(({ text }) => /\bcop(?:y|ies)\b(?! from a business card)/i.test(text))).toEqual(
        [],
      );
    }
});

test('nobody is asked for proof of identity', () => {
  for (const area of AREAS)
    for (const channel of INTAKE_CHANNELS)
      for (const tone of INTAKE_TONES)
        expect(wordsOf(said(area, channel, tone)), `${area} ${channel} ${tone}`).not.toMatch(
          /\bIDs?\b|\bidentification\b|driver's licen[cs]e|passport/i,
        );
});

test('who the caller is to the accused comes before whose names are checked, and who pays after', () => {
  for (const channel of INTAKE_CHANNELS)
    for (const tone of INTAKE_TONES) {
      const ids = said('criminal-defense', channel, tone).map(({ id }) => id);
      const at = (id: string) => ids.indexOf(id);
      expect(at('caller')).toBeGreaterThan(at('hold'));
      expect(at('caller')).toBeLessThan(at('names'));
      expect(at('payer')).toBeGreaterThan(at('charge'));
    }
});

test('the state that it concerns is asked for where the matter does not say it', () => {
  const BY = { 'employment-law': 'job', 'estate-planning': 'goal', 'business-law': 'problem' } as const;
  for (const [area, id] of Object.entries(BY) as [keyof typeof BY, string][])
    for (const channel of INTAKE_CHANNELS)
      for (const tone of INTAKE_TONES)
        expect(
          said(area, channel, tone).find((line) => line.id === id)?.text,
          `${area} ${channel} ${tone}`,
        ).toMatch(/\b(?:state|place|where)\b/i);
});

test('someone whose matter the firm does not take hears so before the other questions', () => {
  const TOLD_AFTER = {
    'personal-injury': 'what-happened',
    'criminal-defense': 'charge',
    'employment-law': 'what-happened',
    'estate-planning': 'goal',
    'business-law': 'problem',
  };
  for (const area of AREAS)
    for (const channel of ['phone', 'chat', 'in-person'] as const)
      for (const tone of INTAKE_TONES) {
        const facts = said(area, channel, tone).filter(({ place }) => place === 'facts');
        expect(facts[0]?.id).toBe(TOLD_AFTER[area]);
        expect(facts[0]?.text).toMatch(/\([^)]*\b(?:not|cannot) [^)]*\b(?:say|type) so\b[^)]*\)$/i);
      }
});
