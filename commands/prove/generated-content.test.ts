import { expect, test } from 'vitest';
import { readBlogPost } from '../../src/features/blog/file/read-blog-post.ts';
import { renumberedPost } from './generated-content.ts';

const TEXT = `---
title: Speed: A Script
slug: speed
category: Web Design
featured_image_url: plate:speed
meta_description: What it says.
tags: [a, b]
---

Body`;
const read = (text: string) => readBlogPost({ id: 'a', text, brand: 'Northbar', today: '2026-01-01' });

test('a generated article has its own title, slug and day, no plate, and the words of its model', () => {
  expect(read(renumberedPost(TEXT, 31))).toEqual({
    ...read(TEXT),
    title: 'Speed: A Script 31',
    slug: 'speed-31',
    published_at: '2024-11-30',
    featured_image_url: 'plate:default',
  });
});
