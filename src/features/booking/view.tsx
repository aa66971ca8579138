import { createElement, type ReactNode } from 'react';
import { contactWords } from '../../content/contact-words.ts';
import type { PageMetaInput } from '../../seo/page-meta.ts';
import { SESSION_PAGE } from './places.ts';
import './booking.css';

/** The part of a page that the server writes for each request (server/serving/page-shell.ts), with what stands there otherwise. */
export const ServerPart = ({ children }: { children: ReactNode }) =>
  createElement('server-part', { 'data-made-by': 'next-times-html.ts session-html.ts' }, children);

export const sessionMeta = (): PageMetaInput => ({
  title: contactWords().names.page,
  description: contactWords().names.pageDescription,
  path: SESSION_PAGE,
  noindex: true,
});
