import type { Change } from './changes.ts';
import { cleanPhrase } from './phrase.ts';

const REMOVE =
  '(?:remove|delete|drop|cut|take out|get rid of|omit|skip|leave out|eliminate|exclude|strike|lose|kill)';
/** Each word can be read in one way only: with "all the" beside "all" and "the" the time would double with each pair. */
const ALL = '(?:(?:all|any|every|each|the|that|those|these|(?:all|any) of the) )*';
const THING = '(?:questions?|parts?|bits?|lines?|section|items?|stuff|everything|anything|one|ones)';
const ABOUT =
  '(?:about|on|regarding|concerning|related to|relating to|that mentions?|mentioning|dealing with|asking about|asking for|that asks? about|that asks? for|for|with)';

const ABOUT_TOPIC = new RegExp(`^${REMOVE} ${ALL}${THING} ${ABOUT} (.+)$`, 'i');
const NEVER_ASK =
  /^(?:(?:do not|don'?t|never|stop)(?: (?:ask|asking|include|mention))(?: (?:them|clients?|callers?|people|anything))?(?: questions)? ?(?:about|regarding|for)?|no (?:more )?questions? (?:about|on|regarding)) (.+)$/i;
const NOUN_FIRST = new RegExp(
  `^(?:${REMOVE}|no|no more) ${ALL}(.{3,160}?) (?:questions?|section|part|lines?|offer)$`,
  'i',
);
const BARE = new RegExp(`^(?:${REMOVE}|no more|no) ${ALL}(.{3,160})$`, 'i');
const FROM_SCRIPT = / (?:from|in) (?:the|this) script$/i;

const SECTION = /\bsection(?: (?:about|on|regarding|concerning) .+)?$/i;

/** `request` is one as typed, without "please". */
export function removalRequest(request: string): Change | undefined {
  const typed = [ABOUT_TOPIC, NEVER_ASK, NOUN_FIRST].map((form) => form.exec(request)?.[1]).find(Boolean);
  const section = SECTION.test(request) && { section: true as const };
  const topic = typed && cleanPhrase(typed.replace(FROM_SCRIPT, ''));
  return topic ? { kind: 'remove', topic, ...section } : undefined;
}

/** "Skip the photos": nothing says that a question is meant. `request` is one as typed, without "please". */
export function bareRemoval(request: string): Change | undefined {
  const typed = BARE.exec(request)?.[1];
  const topic = typed && cleanPhrase(typed.replace(FROM_SCRIPT, ''));
  return topic ? { kind: 'remove', topic, named: true } : undefined;
}
