/** The thread of parsing.ts: a hostile page affects this thread alone. */
import { parentPort } from 'node:worker_threads';
import type { Fetched } from '../../src/features/page-reader/engine/reach.ts';
import { type PageResult, readPage } from '../../src/features/page-reader/engine/read-page.ts';
import { isPage, textOf } from './page-text.ts';
import { type RobotsAnswer, readRobots } from './robots.ts';

type Bytes = { body: Uint8Array; encoding: string | undefined };
export type ThreadRequest =
  | ({ kind: 'robots'; url: string } & Bytes)
  | ({ kind: 'page'; contentType: string | undefined; fetched: Fetched; at: Date } & Bytes)
  | { kind: 'html'; html: string; at: Date };

function answerTo(request: ThreadRequest): RobotsAnswer | PageResult {
  if (request.kind === 'html') return readPage(request.html, undefined, request.at);
  const text = textOf(request.body, request.encoding);
  if (request.kind === 'robots') return readRobots(text, request.url);
  if (!isPage(text, request.contentType)) return { unread: 'not-html' };
  return readPage(text, request.fetched, request.at);
}

parentPort?.on('message', (request: ThreadRequest) => parentPort?.postMessage(answerTo(request)));
parentPort?.postMessage('ready');
