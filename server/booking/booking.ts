import type { SessionMedium } from '../storage/tables.ts';

export type Booking = {
  id: string;
  leadId: string;
  host: string;
  start: Date;
  way: SessionMedium;
  zone: string;
  sequence: number;
  moves: number;
  isCancelled: boolean;
};
