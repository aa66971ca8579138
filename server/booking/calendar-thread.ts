/** Runs in a thread, so that a large calendar or an endless rule does not block the server. */
import { parentPort, workerData } from 'node:worker_threads';
import { type CalendarData, readCalendar } from './host-calendar-reader.ts';

parentPort?.postMessage(readCalendar(workerData as CalendarData));
