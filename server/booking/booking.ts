import type { SessionMedium } from '../storage/tables.ts';

/** A booking, cancelled or not. */
export type Booking = {
  id: string;
  leadId: string;
  host: string;
  start: Date;
  way: SessionMedium;
  zone: string;
  /** Grows with each change, as calendars want it. */
  sequence: number;
  moves: number;
  isCancelled: boolean;
};
