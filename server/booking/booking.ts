import type { Way } from '../storage/tables.ts';

/** A booking as it stands or stood. */
export type Booking = {
  id: string;
  leadId: string;
  host: string;
  start: Date;
  way: Way;
  zone: string;
  sequence: number;
  isCancelled: boolean;
};
