import { expect, test } from 'vitest';
import { isSample } from '../../../tests/support/content-in-use.ts';
import { pictureFiles, postImage } from './post-picture.tsx';

/** The server answers with "immutable" for these names (server/serving/headers.ts). */
const HASHED = /^\/assets\/.+\.[0-9a-f]{8}\.\w+$/;
const DRAWING = 'plate:cost-per-signed-case';
const postWith = (image: string, category = 'Web Design', slug = 'a') => ({
  featured_image_url: image,
  featured_image_alt: undefined,
  category,
  slug,
  title: '',
});

const sampleTest = test.runIf(isSample);

sampleTest('a picture comes in three widths under names that carry a hash', () => {
  const image = postImage(postWith(DRAWING, 'SEO & PPC', 'cost-per-signed-case'));
  const entries = image.srcSet?.split(', ').map((entry) => entry.split(' ')) ?? [];
  expect(entries.map(([, width]) => width)).toEqual(['400w', '800w', '1200w']);
  for (const [file] of entries) expect(file).toMatch(HASHED);
  const social = '/social/blog/cost-per-signed-case.png';
  expect(image).toMatchObject({ width: 800, height: 600, social });
  expect(image.alt).toMatch(/^Five channels, .*\$399 to \$1,333/);
  expect(image.src).toMatch(/\/cost-per-signed-case-800\.[0-9a-f]{8}\.webp$/);
  expect(image.srcSet).toContain(image.src);
  expect(image.textElements).toContain('<text ');
});

sampleTest(
  'an article without a picture has the picture of its category, or else the default picture',
  () => {
    const first = postImage(postWith(''));
    expect(first.src).toContain('/category-web-design-800.');
    const social = '/social/blog/b.png';
    expect(postImage(postWith('plate:unknown', 'Web Design', 'b'))).toEqual({ ...first, social });
    for (const image of ['', 'office', 'plate:', 'plate:constructor', 'plate:../../site'])
      expect(postImage(postWith(image, 'Bar Rules')).src).toContain('/default-800.');
  },
);

test('a remote picture is used unchanged, and needs no files', () => {
  const src = 'https://images.example/office.jpg';
  const image = postImage(postWith(src));
  expect(image).toMatchObject({ src, alt: '', width: 800, height: 600 });
  expect([image.srcSet, image.textElements]).toEqual([undefined, undefined]);
  expect(pictureFiles(postWith(src))).toEqual([]);
  expect(postImage({ ...postWith(src), featured_image_alt: 'A desk' }).alt).toBe('A desk');
});
