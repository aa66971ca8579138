import type { APIRoute } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as content from '../../content/entries.ts';
import { hasFeature } from '../../content/this-site.ts';
import { BottomBars, Dialogs } from '../../site/overlays.tsx';
import type { OverlaysFile } from '../../site/overlays-file.ts';
import sheet from '../../site/site.css?inline';

export const GET: APIRoute = async () => {
  const { phone } = await content.site();
  const dialogs = createElement(Dialogs, { phone, hasReport: hasFeature('report') });
  const file: OverlaysFile = {
    bottomBars: renderToStaticMarkup(createElement(BottomBars)),
    dialogs: renderToStaticMarkup(dialogs),
    // In development, each page already has the whole style sheet.
    css: import.meta.env.DEV ? '' : sheet,
  };
  return Response.json(file);
};
