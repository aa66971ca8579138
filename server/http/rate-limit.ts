import type { Sender } from './sender.ts';

/** A rule of how often something may be asked for. */
export type RateLimit = {
  /**
   * Each new lead that is kept, or only those without a mark, with the mark "flood", or with the signs of a program;
   * otherwise every request before it is read. What is not stored after all is taken back.
   */
  counts?: 'leads' | 'good leads' | 'flood leads' | 'program leads';
  /** Whom it counts apart: who sends (in one form), the same values in the same form from anywhere, or nobody. */
  per: keyof Sender | 'address and form' | 'content' | 'everyone';
  points: number;
  seconds: number;
  /** Does not refuse: a lead over one of these for all and one for its sender gets the mark "flood". */
  onlyMarks?: true;
  /** Refuses and marks nobody: in a flood the mails of leads over it go after those of the others. */
  onlyDelays?: true;
  reason: string;
};
