import type { Change } from './changes.ts';

const SCRIPT =
  '(?:it|this|that|the (?:whole )?(?:script|thing|text|version)|this (?:whole )?script|everything|things)';
const MUCH = '(?:much|a lot|way|far|considerably|significantly|substantially|a good deal)';
const LITTLE = '(?:a (?:little|bit|touch|tad)(?: bit)?|slightly|somewhat)';
const DEGREE = `(?:(?:${MUCH}|${LITTLE}|even|still|just) )?`;
const SHORTER =
  '(?:shorter|briefer|more (?:concise|brief|compact|succinct)|tighter|less (?:wordy|long|verbose)|short|brief|concise)';
const LONGER =
  '(?:longer|more (?:detailed|thorough|in-depth|complete|comprehensive)|fuller|detailed|thorough)';
const MAKE = `(?:make|get|have|keep|write|rewrite|turn)(?: ${SCRIPT})?(?: (?:to be|be|into))?(?: an?)?`;
const VERSION = '(?: (?:version|script|one))?';

const SHORTEN = `(?:shorten|trim|condense|tighten(?: up)?|compress|abbreviate|streamline|cut(?: down| back)?|reduce|pare(?: down)?|slim(?: down)?)`;
const LENGTHEN = '(?:lengthen|expand(?: on)?|extend|elaborate(?: on)?|flesh out|build out|beef up)';
const LENGTH_OF = '(?: the (?:length|size)(?: of (?:it|this|the script))?)?';

const AT_MOST =
  '(?:under|below|at most|no more than|not more than|less than|fewer than|within|to|up to|a maximum of|max(?:imum)?)';
const AT_LEAST = '(?:over|above|at least|no less than|more than|a minimum of)';
const ROUGHLY = '(?:about |around |roughly )?';

const SHORTER_FORMS = [
  `(?:(?:${MAKE}|be) )?${DEGREE}${SHORTER}${VERSION}`,
  `(?:give me |i need |write )?an? ${DEGREE}${SHORTER} (?:version|script|one)`,
  `${SHORTEN}(?: ${SCRIPT})?(?: (?:down|up))?${LENGTH_OF}(?: (?:${LITTLE}|some))?`,
  `(?:(?:it|this|the script)(?:'s| is) )?(?:${MUCH} |${LITTLE} |still )?too (?:long|wordy|verbose)`,
  'less text|fewer words|use fewer words',
];
const LONGER_FORMS = [
  `(?:(?:${MAKE}|be) )?${DEGREE}${LONGER}${VERSION}`,
  `(?:give me |i need |write )?an? ${DEGREE}${LONGER} (?:version|script|one)`,
  `${LENGTHEN}(?: ${SCRIPT})?(?: ${LITTLE})?`,
  `(?:(?:it|this|the script)(?:'s| is) )?(?:${MUCH} |${LITTLE} |still )?too short`,
  '(?:add|include|give) (?:some )?more (?:details?|text|content|depth)|more details?',
];

const whole = (forms: readonly string[]) => new RegExp(`^(?:${forms.join('|')})$`);
const IS_SHORTER = whole(SHORTER_FORMS);
const IS_LONGER = whole(LONGER_FORMS);
const FEWER_QUESTIONS =
  /^(?:(?:use|ask|have|make it|with) )?(?:fewer|less) questions|^(?:too many questions|cut (?:some|a few) questions|(?:remove|drop|cut) some questions)$/;
const MORE_QUESTIONS =
  /^(?:(?:add|ask|include|have) )?(?:some |a few )?more questions$|^(?:add|include) (?:some|a few) (?:more )?questions$/;
const HALF = whole([
  `(?:${SHORTEN}|${MAKE})(?: ${SCRIPT})? (?:in half|by half|half as long|half the (?:length|size))`,
  'half (?:as long|the (?:length|size))',
]);
const BY_PERCENT = new RegExp(
  `^(?:${SHORTEN}|${MAKE})(?: ${SCRIPT})?${LENGTH_OF}(?: shorter)? by ${ROUGHLY}(\\d{1,2}) ?(?:%|percent)$|^(?:${MAKE} )?${ROUGHLY}(\\d{1,2}) ?(?:%|percent) shorter$`,
);
const WORDS_MOST = new RegExp(
  `^(?:${SHORTEN}|${MAKE})(?: ${SCRIPT})?${LENGTH_OF}(?: shorter,?)? ?${AT_MOST} ${ROUGHLY}(\\d{2,4}) words(?: or (?:less|fewer))?$|^${AT_MOST} ${ROUGHLY}(\\d{2,4}) words$`,
);
const WORDS_LEAST = new RegExp(
  `^(?:${LENGTHEN}|${MAKE})(?: ${SCRIPT})?${LENGTH_OF}(?: longer,?)? ?(?:to )?${AT_LEAST} ${ROUGHLY}(\\d{2,4}) words$|^${AT_LEAST} ${ROUGHLY}(\\d{2,4}) words$|^${LENGTHEN}(?: ${SCRIPT})? to ${ROUGHLY}(\\d{2,4}) words$`,
);

const MUCH_SHORTER_SHARE = 0.7;
const MUCH_LONGER_SHARE = 1.25;
const HALF_SHARE = 0.5;
const MEANS_MUCH = new RegExp(`\\b${MUCH}\\b`);
const first = (match: RegExpExecArray) => Number(match.slice(1).find(Boolean));

/** `request` is one in lower case, without "please". */
export function lengthRequest(request: string): Change | undefined {
  const least = WORDS_LEAST.exec(request);
  if (least) return { kind: 'longer', words: first(least) };
  const most = WORDS_MOST.exec(request);
  if (most) return { kind: 'shorter', words: first(most) };
  const percent = BY_PERCENT.exec(request);
  if (percent) return { kind: 'shorter', share: 1 - first(percent) / 100 };
  if (HALF.test(request)) return { kind: 'shorter', share: HALF_SHARE };
  if (FEWER_QUESTIONS.test(request)) return { kind: 'shorter', questionsOnly: true };
  if (MORE_QUESTIONS.test(request)) return { kind: 'longer', questionsOnly: true };
  const much = MEANS_MUCH.test(request);
  if (IS_SHORTER.test(request)) return { kind: 'shorter', ...(much && { share: MUCH_SHORTER_SHARE }) };
  if (IS_LONGER.test(request)) return { kind: 'longer', ...(much && { share: MUCH_LONGER_SHARE }) };
  return undefined;
}
