/** The thread of parsing.ts: what a stranger's page does to it stays in it. */
import { parentPort } from 'node:worker_threads';
import robotsParser from 'robots-parser';
import type { Fetched } from '../../src/features/page-reader/engine/facts.ts';
import { readPage } from '../../src/features/page-reader/engine/read-page.ts';
import { mayBeParsed } from './screen.ts';

export type RobotsAsked = {
  robots: string;
  robotsUrl: string;
  url: string;
  names: readonly string[];
};
export type PageAsked = { html: string; fetched: Fetched | undefined; at: Date };
export type RobotsSaid = NonNullable<Fetched['crawlers']>;

const robotsSaid = ({ robots, robotsUrl, url, names }: RobotsAsked): RobotsSaid => {
  const parsed = robotsParser(robotsUrl, robots);
  return names.map((name) => {
    const line = parsed.getMatchingLineNumber(url, name);
    return {
      name,
      allowed: parsed.isAllowed(url, name) !== false,
      line: line > 0 ? line : undefined,
    };
  });
};

parentPort?.on('message', (asked: RobotsAsked | PageAsked) => {
  if ('robots' in asked) parentPort?.postMessage({ answer: robotsSaid(asked) });
  else if (!mayBeParsed(asked.html)) parentPort?.postMessage({ tooDeep: true });
  else parentPort?.postMessage({ answer: readPage(asked.html, asked.fetched, asked.at) });
});
parentPort?.postMessage({ ready: true });
