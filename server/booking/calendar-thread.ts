/** The thread of host-calendar.ts: reading a calendar of some megabytes, or one with a rule that never ends, stops nobody. */
import { parentPort, workerData } from 'node:worker_threads';
import { type CalendarData, readCalendar } from './host-calendar-reader.ts';

parentPort?.postMessage(readCalendar(workerData as CalendarData));
