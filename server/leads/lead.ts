/** What a visitor sent through a form, checked, before it is stored. */
export type NewLead = {
  /** Which form: "strategy-session". */
  kind: string;
  /** Same kind and id again is the same lead; undefined is always a lead of its own. */
  submissionId: string | undefined;
  name: string | undefined;
  email: string;
  firm: string | undefined;
  /** Control that opened the form. */
  source: string | undefined;
  /** What the visitor had chosen there: "Growth package". */
  subject?: string | undefined;
  /** Path of the page it was sent from. */
  page: string | undefined;
  /** Every field of the form. */
  data: Record<string, unknown>;
  /** What the visitor is told, the first time and every time the same submission comes again. */
  answer: Answer;
};

/** JSON body of a success. */
export type Answer = Record<string, unknown>;
