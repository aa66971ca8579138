import { expect, test } from 'vitest';
import { matchingPlaces } from './profile-reader.ts';

const listing = (name: string, formattedAddress = '1 Main St, Tampa, FL 33602, USA') => ({
  id: name,
  displayName: { text: name },
  formattedAddress,
  businessStatus: '',
});

test.each([
  ['Whitfield & Cole', 'Whitfield and Cole, LLP'],
  ['whitfield cole', 'The Law Offices of Whitfield & Cole, P.A.'],
  ['Whitfield & Cole Injury Lawyers', 'Whitfield & Cole'],
  ["O'Brien Law", 'O’Brien'],
  ['Nunez & Co', 'Nuñez & Company'],
  ['SmithJones', 'Smith Jones Law Firm'],
  ['Law Office', 'law office'],
])('the typed name %j matches the profile %j', (requestedName, listedName) => {
  expect(matchingPlaces([listing(listedName)], requestedName)).toHaveLength(1);
});

test.each([
  ['Whitfield & Cole', 'Cole Law'],
  ['Whitfield & Cole', 'Main Street Injury Lawyers'],
  ['Main Law', 'Whitfield & Cole'],
  ['Law Office', 'Law Office of Dana Cole'],
  ['Cole', 'Coleman Law'],
])('the typed name %j does not match the profile %j', (requestedName, listedName) => {
  expect(matchingPlaces([listing(listedName)], requestedName)).toEqual([]);
});

test('the strictest rule with a matching profile decides', () => {
  const tampa = listing('Nunez Law');
  const orlando = listing('Nunez Law Firm', '2 Oak Ave, Orlando, FL');
  const sons = listing('Nunez & Sons');
  expect(matchingPlaces([sons, tampa], 'Nunez Law')).toEqual([tampa]);
  expect(matchingPlaces([tampa, orlando], 'Nunez Law Orlando')).toEqual([orlando]);
  expect(matchingPlaces([tampa, orlando], 'Nunez')).toEqual([tampa, orlando]);
});
