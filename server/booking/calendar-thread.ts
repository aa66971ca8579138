/** The thread of host-calendar.ts. It reads a calendar, so that a large one or an endless rule does not block the server. */
import { parentPort, workerData } from 'node:worker_threads';
import { type CalendarData, readCalendar } from './host-calendar-reader.ts';

parentPort?.postMessage(readCalendar(workerData as CalendarData));
