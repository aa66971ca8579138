import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { inContent } from '../../../tests/support/content-in-use.ts';
import { readContentFile } from '../../content/read-content.ts';
import { practiceAreaSchema } from './schema.ts';
import { practiceAreaMeta } from './structured-data.ts';

const ORIGIN = 'https://www.northbar.example';
const FOLDER = inContent('practice-areas');
const areas = readdirSync(FOLDER).map((file) => ({
  slug: basename(file, '.md'),
  path: `/practice-areas/${basename(file, '.md')}`,
  area: readContentFile(`${FOLDER}/${file}`, practiceAreaSchema).data,
}));
const signed = { writer: { name: 'Bo Elm', title: 'Writer', slug: 'bo-elm', path: '/team/bo-elm' } };

test.each(areas)(
  '$path: a service of the agency for law firms, its questions, its trail, its writer',
  ({ area, path, slug }) => {
    const meta = practiceAreaMeta(area, signed, slug, ORIGIN);
    expect(meta).toMatchObject({ path, title: area.meta.title });
    const [service, faq, trail, page, ...rest] = [meta.schema ?? []].flat();
    expect(rest).toEqual([]);
    expect(service).toMatchObject({
      '@type': 'Service',
      '@id': `${ORIGIN}${path}#service`,
      provider: { '@id': `${ORIGIN}/#organization` },
      areaServed: { '@type': 'Country', name: 'United States' },
      audience: { audienceType: 'Law firms' },
    });
    expect(page).toMatchObject({ '@type': 'WebPage', author: { name: 'Bo Elm' } });
    expect(faq).toMatchObject({ '@type': 'FAQPage', '@id': `${ORIGIN}${path}#faq` });
    expect(faq).toHaveProperty('mainEntity.length', area.faq.length);
    expect(trail).toMatchObject({
      '@id': `${ORIGIN}${path}#breadcrumb`,
      itemListElement: [
        { position: 1, name: 'Practice Areas', item: `${ORIGIN}/` },
        { position: 2, name: area.name, item: `${ORIGIN}${path}` },
      ],
    });
  },
);
