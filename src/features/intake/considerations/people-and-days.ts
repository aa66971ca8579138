import { joinWords } from './join-words.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const DAY_PATTERNS = [
  /\bmon(?:day)?s?\b/,
  /\btue(?:s|sday)?s?\b/,
  /\bwed(?:nesday)?s?\b/,
  /\bthu(?:r|rs|rsday)?s?\b/,
  /\bfri(?:day)?s?\b/,
  /\bsat(?:urday)?s?\b/,
  /\bsun(?:day)?s?\b/,
];
const WHOLE_WEEK = /\bweekdays?\b|\bmon(?:day)?s?\s*(?:-|–|to|through|thru)\s*fri(?:day)?s?\b/;
const ABOUT_MEETINGS =
  /\b(?:appointments?|consult\w*|meet\w*|available|availability|book\w*|schedul\w*|slots?)\b/;
const DAYS_MOST = 4;

/** Days on which a firm meets people, of a clause in lower case: "Tuesdays and Thursdays", or "". */
export function meetingDays(clause: string): string {
  if (!ABOUT_MEETINGS.test(clause)) return '';
  const whole = WHOLE_WEEK.test(clause);
  const evening = /\bevenings?\b/.test(clause) ? ['weekday evenings'] : [];
  const single = whole ? [] : DAYS.filter((_, at) => DAY_PATTERNS[at]?.test(clause)).map((day) => `${day}s`);
  const weekends = /\bweekends?\b/.test(clause) ? ['weekends'] : [];
  const days = [...(whole && !evening.length ? ['weekdays'] : []), ...single, ...evening, ...weekends];
  return joinWords(days.slice(0, DAYS_MOST), 'and');
}

const NAME = '([A-Z][a-z]{1,14})';
const PARALEGALS = [
  new RegExp(`\\b[Pp]aralegals?(?:,| is| named| called|:)? (?:is )?${NAME}\\b`),
  new RegExp(`\\b${NAME},? (?:who is |is )?(?:our|the|a|my|one of our) (?:\\w+ )?paralegal`),
];
/** Words that stand where a name could, so that an order given to a machine is never taken for a person. */
const NO_NAME =
  /^(?:Ignore|Disregard|Forget|Print|Write|Output|Say|Repeat|System|Assistant|Please|Always|Never|Ask|Tell|Our|The|We|They|Must|Should|Will|Can|May|Only|Also|And|But|If|When|Do|Does|All|New|Call|Calls|Has|Have|Every|Each|Send|Follow|Add|Include|Put|Make|Pretend|Act|Reveal|Show|Delete|Drop|Override|Instead|Now|Then|Here|There|This|That|Instructions?|Prompt|Previous|Not|No|Yes|Reply|Respond|Answer|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;

/** First name of the paralegal that a text as typed names, or "". */
export function paralegalName(text: string): string {
  const names = PARALEGALS.map((pattern) => pattern.exec(text)?.[1] ?? '');
  return names.find((name) => name && !NO_NAME.test(name)) ?? '';
}
