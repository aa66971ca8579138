import type { IntakeTone } from '../../../src/features/intake/schema.ts';

/** A change of a script that the embedded writer knows how to make. */
export type Change =
  /** `words`: at most so many are left; `share`: at most this share of the words now; neither: somewhat shorter. */
  | { kind: 'shorter'; words?: number; share?: number; questionsOnly?: true }
  /** `words`: at least so many; `share`: at least this share of the words now; neither: somewhat longer. */
  | { kind: 'longer'; words?: number; share?: number; questionsOnly?: true }
  | { kind: 'tone'; tone: IntakeTone }
  /** So many questions about a topic, in a section of that name when one is given. */
  | { kind: 'ask-about'; topic: string; count: number; section?: string }
  /** "whether you own a home": a question is made around it. */
  | { kind: 'ask-clause'; clause: string; section?: string }
  /** A question in the visitor's own words. */
  | { kind: 'ask'; question: string; section?: string }
  /**
   * `section`: a whole section of that name, if there is one; `named`: only what goes by that very name, since
   * "remove insurance" may as well have been "remove the second paragraph".
   */
  | { kind: 'remove'; topic: string; section?: true; named?: true }
  | { kind: 'close-with'; line: string }
  | { kind: 'plain-words' };

export type Asked = Extract<Change, { kind: 'ask' | 'ask-about' | 'ask-clause' }>;
