import { expect, test } from 'vitest';
import { readSiteFile } from '../../server/settings.ts';
import { mainOffice, type Site } from '../content/site.ts';
import { organizationSchema } from './structured-data.ts';

const ORIGIN = 'https://www.northbar.example';
const site = readSiteFile({});
const main = mainOffice(site);
const second = { ...main, name: 'Jacksonville office', city: 'Jacksonville' };
const twoOffices: Site = { ...site, offices: [main, second] };

test('an organization that is a place has its other offices as departments, each with its address', () => {
  const type = 'ProfessionalService';
  const block = organizationSchema({ ...twoOffices, organization: type }, ORIGIN);
  const address = { '@type': 'PostalAddress', addressLocality: 'Jacksonville' };
  expect(block).toMatchObject({
    '@type': type,
    address: { addressLocality: main.city },
    department: [{ '@type': type, name: 'Jacksonville office', address }],
  });
});

test('an organization that is not a place lists all addresses, and has no price range', () => {
  const block = organizationSchema({ ...twoOffices, organization: 'Organization' }, ORIGIN);
  expect(block).toMatchObject({ address: [{}, { addressLocality: 'Jacksonville' }] });
  expect(block).not.toHaveProperty('department');
  expect(block).not.toHaveProperty('priceRange');
});

test('an organization has its phone number in international form, and its email address for growth', () => {
  const contact = { phoneHref: 'tel:+18135550142', growthEmail: 'growth@firm.example' };
  const { telephone, email, contactPoint } = organizationSchema({ ...site, ...contact }, ORIGIN);
  expect([telephone, email]).toEqual(['+1-813-555-0142', 'growth@firm.example']);
  expect(contactPoint).toMatchObject({ telephone, email });
});
