import type { BlogPost } from './schema.ts';

export const POST: BlogPost = {
  id: 'ads-and-seo',
  title: 'Ads & SEO',
  slug: 'ads-and-seo',
  excerpt: 'Both, in an order.',
  category: 'SEO & PPC',
  author_name: 'Linh Trieu',
  author_title: 'Web Development Lead',
  published_at: '2025-07-29',
  reading_time_minutes: 4,
  featured_image_url: 'plate:x',
  featured_image_alt: undefined,
  meta_description: 'Both.',
  tags: ['ads', 'SEO & PPC'],
  next_step: undefined,
  invitations: [],
  factCheck: undefined,
  draft: false,
  former: [],
  content: 'Text',
};
