import { expect, test } from 'vitest';
import { pageName, pageNames } from './navigation.ts';

const navigation = {
  links: [{ name: 'Pricing', href: '/pricing' }],
  services: [],
  practiceAreas: [
    { name: 'Personal Injury', href: '/practice-areas/personal-injury', description: 'A field' },
  ],
  legal: [],
  tools: [{ name: 'GMB Scorecard', href: '/tools/gmb-scorecard', description: 'Your listing' }],
};
const names = pageNames(navigation, [{ id: 'legal-seo', data: { name: 'SEO for lawyers' } }]);

test('the name of a service comes from its own file', () => {
  expect(pageName('/services/legal-seo', names)).toBe('SEO for lawyers');
});
test.each([
  ['/pricing', 'Pricing'],
  ['/pricing#comparison', 'Pricing'],
  ['/tools/gmb-scorecard', 'GMB Scorecard'],
  ['/practice-areas/personal-injury', 'Personal Injury'],
])('the name of %s is %s', (path, name) => {
  expect(pageName(path, names)).toBe(name);
});
