import { formPattern, list } from './grammar.ts';
import {
  days,
  fee,
  free,
  has,
  hours,
  lists,
  matters,
  minimum,
  notRepresented,
  onlySide,
  places,
  type Read,
  says,
  spare,
} from './readers.ts';
import { duration, valuesOf } from './values.ts';

/** `loose`: without a verb of its own, so that it may belong to what stands before it. */
export type Form = { pattern: RegExp; read: Read; loose: boolean };

const forms = (read: Read, ...patterns: string[]): Form[] =>
  patterns.map((pattern) => ({
    pattern: formPattern(pattern.replace(/^~/, '')),
    read,
    loose: pattern.startsWith('~'),
  }));
const SPARE = list('(SPARE|DAY)');

export const FORMS: readonly Form[] = [
  ...forms(
    free,
    '$HAS FIRST? $FREE $MEETING AVAIL? EVERYONE?',
    '$HAS $FREE (CONSULT|REVIEW) AVAIL? EVERYONE?',
    'DET? $MEETING IS? $FREE EVERYONE?',
    'DET? REVIEW IS? $FREE EVERYONE?',
    'WE $OFFER DET? $MEETING $FREE EVERYONE?',
    'THEREIS? (NOCHARGE|FREE) FOR DET? $MEETING',
    '$HAS $FREE $MEETING COMMA? NOOBLIGATION',
    '$HAS $FREE FIRST DUR',
    '(WE CHARGE|THEREIS)? NO FIRST? CONSULT (FEE|CHARGE)',
  ),
  ...forms(
    (tokens) => [
      {
        id: 'free-consultation',
        words: [`the first ${duration(tokens).replace(/^1 /, '')} of a consultation`],
      },
    ],
    'DET? FIRST DUR (OF|FOR)? DET? CONSULT? IS? $FREE',
  ),
  ...forms(
    fee,
    '(WE (CHARGE|TAKE|OFFER)|THEREIS)? DET? (FEE FOR)? $MONEY FEE? FOR DET? FIRST? DUR? FIRST? CONSULT',
    '(WE (CHARGE|TAKE|OFFER)|THEREIS)? DET? FEE FOR $MONEY FOR DET? FIRST? DUR? CONSULT',
    'DET? FIRST? DUR? FIRST? CONSULT (IS|COSTS|COLON|DASH)? $MONEY (((PER|FOR) (HOUR|DUR))|FOR DUR)?',
    'DET? FIRST? DUR? CONSULT (FEE|CHARGE|COSTS) (IS|FOR|COLON|DASH)? $MONEY (((PER|FOR) (HOUR|DUR))|FOR DUR)?',
    'WE? (CHARGE|OFFER)? DET? $MONEY PER (HOUR|DUR) CONSULT',
    'DET? (FEE|CHARGE|COSTS) FOR DET? FIRST? DUR? CONSULT (IS|COLON)? $MONEY',
    '(WE (CHARGE|OFFER|TAKE)|THEREIS)? DET? $MONEY FIRST? DUR? CONSULT (FEE|CHARGE)?',
  ),
  ...forms(
    says('contingency'),
    'CONTINGENCY AVAIL?',
    'WE? (WORKON|ON|CHARGE|OFFER|TAKE) DET? CONTINGENCY',
    'DET? CASES (IS|TAKE|HELD) (WORKON|ON)? DET? CONTINGENCY',
    'NO WIN COMMA? NOCHARGE',
  ),
  ...forms(
    says('flat-fee'),
    `(WE (CHARGE|OFFER|TAKE)|THEREIS)? DET? FLATFEE AVAIL? (FOR? ${list('FLATWORK')})? FORSOME?`,
  ),
  ...forms(says('payment-plans'), '$HAS PLANS (AVAIL|MAYBEAVAIL)? FORSOME?'),
  ...forms(
    minimum,
    '(WE? TAKE CASES WITH|WE? ONLY? TAKE ONLY? CASES WITH|WE? NEED|THEREIS)? $AMOUNT (IN|OF|FOR)? DET? BILLS ONLY?',
    'MIN? BILLS (MIN|IS|COLON)? MIN? $MONEY',
    'MIN BILLS COLON? $MONEY',
    '(WE? NEG $TAKE|NO) CASES (UNDER|WITH UNDER) $MONEY IN? BILLS',
    'BILLS MIN $MONEY ONLY?',
  ),
  ...forms(
    lists('not-taken', 'KIND'),
    'WE? (NEG|NOT) $TAKE $KINDS',
    '~NO $KINDS',
    '$KINDS IS? NOLONGER',
    'WE? DECLINE $KINDS',
    `~${list('NO KIND CASES?')}`,
  ),
  ...forms(
    lists('only-taken', 'KIND'),
    'WE? ONLY $TAKE $KINDS',
    'WE? $TAKE ONLY $KINDS',
    'WE? $TAKE $KINDS ONLY',
    '~ONLY $KINDS',
    '~$KINDS ONLY',
  ),
  ...forms(
    onlySide,
    'WE? ONLY TAKE DET? PARTY SIDE? ((COMMA|DASH)? (AND|BUT)? (NOT|NEG) TAKE? DET? PARTY)?',
    'WE? TAKE ONLY DET? PARTY SIDE? ((COMMA|DASH)? (AND|BUT)? (NOT|NEG) TAKE? DET? PARTY)?',
    'WE? TAKE DET? PARTY SIDE? ONLY ((COMMA|DASH)? (AND|BUT)? (NOT|NEG) TAKE? DET? PARTY)?',
    'WE TAKE DET? PARTY COMMA? (AND|BUT)? (NOT|NEG) DET? PARTY',
    '~ONLY DET? PARTY SIDE? ((COMMA|DASH)? (AND|BUT)? (NOT|NEG) DET? PARTY)?',
    '~DET? PARTY SIDE? ONLY ((COMMA|DASH)? (AND|BUT)? (NOT|NEG) DET? PARTY)?',
  ),
  ...forms(notRepresented, `WE? NEG TAKE DET? ${list('PARTY')}`),
  ...forms(
    places('place-only'),
    '~ONLY IN? $PLACES',
    '~IN? $PLACES ONLY',
    'WE? ONLY ($TAKE|SERVE) (CASES|CALLERS)? IN? ONLY? $PLACES',
    'WE? ($TAKE|SERVE) ONLY? (CASES|CALLERS)? ONLY IN? $PLACES',
    'WE? ($TAKE|SERVE) (CASES|CALLERS)? IN? $PLACES ONLY',
    '(WE? NEG ($TAKE|SERVE)|NO) CASES OUTSIDE $PLACES',
    '(DET? CASES)? MUSTBE IN? DET? $PLACES',
    '~ONLY $PLACES CASES',
    '~$PLACES CASES ONLY',
    '~ONLY CASES IN? DET? $PLACES',
  ),
  ...forms(places('place'), '~IN? $PLACES', 'WE? IS? ($TAKE|SERVE) (CASES|CALLERS)? IN? DET? $PLACES'),
  ...forms(says('county'), 'ASK (ABOUT|FOR)? DET? COUNTYWORD ITISIN?'),
  ...forms(
    // "Spanish by appointment" is more than a word at the beginning of a call.
    (tokens) =>
      tokens.some(({ symbol, raw }) => symbol === 'BYREQUEST' && !/request$/.test(raw))
        ? undefined
        : lists('language', 'LANG')(tokens),
    `WE? OFFER? ${list('LANG')} (AVAIL|SPOKEN)? BYREQUEST`,
  ),
  ...forms(
    lists('language', 'LANG'),
    `~(ENGLISH (AND|OR|COMMA))? ${list('LANG')}`,
    `(WE|DET? STAFF) IS? SPEAK (ENGLISH (AND|OR|COMMA))? ${list('LANG')} (AND ENGLISH)?`,
    `SPEAK ${list('LANG')}`,
    `WE? OFFER? DET? (STAFF|INTAKE)? (IN|IS)? ${list('LANG')} (IS? AVAIL|SPOKEN|INTAKE AVAIL?)`,
    `WE? (OFFER|TAKE)? DET? ${list('LANG')} (JOINT? SPOKEN) (STAFF|INTAKE)? AVAIL?`,
    `DET? BILINGUAL STAFF? (PART|COLON|DASH|IN)? (ENGLISH (AND|OR|COMMA))? ${list('LANG')} ((AND|OR|COMMA) ENGLISH)? PART?`,
    `WE? (OFFER|TAKE)? DET? (ENGLISH (AND|OR|JOINT))? ${list('LANG')} BILINGUAL STAFF`,
    `WE IS? BILINGUAL (IN|PART)? (ENGLISH AND)? ${list('LANG')} PART?`,
    `LANGUAGES COLON (ENGLISH (AND|OR|COMMA))? ${list('LANG')}`,
    `WE? (OFFER|TAKE) INTAKE IN? ${list('LANG')}`,
  ),
  ...forms(
    says('bilingual'),
    'DET? BILINGUAL STAFF? AVAIL?',
    'WE OFFER? DET? BILINGUAL STAFF?',
    '(WE|DET? STAFF) IS? BILINGUAL',
  ),
  ...forms(
    (tokens) => [{ id: 'paralegal', words: [...valuesOf(tokens, 'NAME'), ...valuesOf(tokens, 'CITY')] }],
    '$PERSON COMMA DET PARALEGAL COMMA? RETURNS?',
    '$PERSON IS DET PARALEGAL',
    'DET? PARALEGAL IS? NAMED? (COMMA|COLON)? $PERSON COMMA? RETURNS?',
  ),
  ...forms(
    hours,
    '$OPEN $OPENING ((COMMA|AND|COMMA AND) $OPENING)*',
    'WE? DET? (OFFICE|STAFF)? IS? (OPEN|HOURS) IS? COLON? (AROUND|FROM? $DAYS)',
    '$DAYS COMMA? $TIMES HOURS',
  ),
  ...forms(
    (tokens) => {
      const spare = valuesOf(tokens, 'SPARE');
      // "in the evening" is no day
      if (!spare.every((each) => each.startsWith('on '))) return undefined;
      return [
        { id: 'closed', words: [...spare.map((each) => each.replace('on ', '')), ...days(tokens, true)] },
      ];
    },
    `WE? DET? OFFICE? CLOSED ON? (${list('(DAY|SPARE)')}|WEEK)`,
  ),
  ...forms(
    (tokens) => [{ id: 'appointments', words: days(tokens, true) }],
    'WE? (OFFER|TAKE)? DET? (APPT|CONSULT) (HELD|AVAIL|IS)? COLON? ONLY? ON? $DAYS',
  ),
  ...forms(
    spare,
    `$HAS ${SPARE} (APPT|CONSULT) (AVAIL|BYREQUEST|MAYBEAVAIL)? BYREQUEST?`,
    `$HAS (APPT|CONSULT) (AVAIL|BYREQUEST)? ON? IN? DET? ${list('SPARE')} (AVAIL|BYREQUEST)?`,
  ),
  ...forms(says('appointment-only'), 'APPTONLY', 'WE? IS? APPTONLY', 'WE? (SEE|TAKE) CALLERS APPTONLY'),
  ...forms(says('walk-ins'), 'WALKINS (WELCOME|ALLOWED|AVAIL)', 'WE TAKE WALKINS', 'WE? WELCOME WALKINS'),
  ...forms(
    lists('visits', 'PLACE'),
    `$HAS ${list('DET? PLACE')} AVAIL?`,
    `WE COME ${list('(TO? DET? PLACE)')}`,
  ),
  ...forms(
    says('scheduling-link'),
    '$HAS LINK AVAIL? (COLON? URL)?',
    '(CALLERS|WE)? BOOK AT? (LINK|URL)',
    'CALLERS BOOK (ON|AT)? LINK',
    'LINK COLON? URL',
  ),
  ...forms(
    says('video'),
    '~$HAS (VIDEO|VIDEOMEET) AVAIL?',
    'WE MEET DET? (CALLERS)? VIDEO',
    '$HAS CONSULT (ON|AT) VIDEO AVAIL?',
  ),
  ...forms(
    (tokens) => [
      {
        id: 'recording',
        channels: [
          ...(has(tokens, 'CALLS') ? (['phone'] as const) : []),
          ...(has(tokens, 'CHATS') ? (['chat'] as const) : []),
        ],
      },
    ],
    `DET? ${list('DET? $SOURCE')} (RECORDED|SAVED) QUALITY?`,
    `WE RECORD DET? ${list('DET? $SOURCE')} QUALITY?`,
  ),
  ...forms(
    // "An interpreter is fine" allows one, and offers none.
    (tokens) =>
      tokens.some(({ symbol, raw }) => symbol === 'AVAIL' && /(?:fine|ok|okay)$/.test(raw))
        ? undefined
        : lists('accessibility', 'ACCESS')(tokens),
    `~$HAS IS? $ACCESS (AVAIL|BYREQUEST)?`,
    'WE IS? $ACCESS',
    'DET? OFFICE IS $ACCESS',
  ),
  ...forms(says('immigration'), 'WE? (DONTASK|NEG ASK ABOUT?) STATUS'),
  ...forms(says('after-hours'), '(USEDBY|WE OFFER)? DET? AFTERHOURS'),
  ...forms(says('referral-source'), 'ASK? HEARD ASKED?', 'ASK (ABOUT|FOR) HEARD', 'ASK DET? HEARD'),
  ...forms(
    matters,
    `~MANY? DET? ${list('(KIND CASES?|PEOPLE CALLERS?)')}`,
    `WE? MANY? ($TAKE) MANY? DET? ${list('(KIND CASES?|PEOPLE CALLERS?)')}`,
    `MANY? DET? CALLERS (MANY)? (IS|LIVEWITH) MANY? ${list('(KIND|PEOPLE)')}`,
    `WE? ASK (ABOUT) DET? ${list('(KIND CASES?|PEOPLE)')}`,
    `BEGENTLE ${list('(PEOPLE CALLERS?)')}`,
    `WE? ASK WHETHER DET? ${list('(KIND CASES?|PEOPLE)')} INVOLVED?`,
    'PEOPLE WELCOME',
  ),
];
