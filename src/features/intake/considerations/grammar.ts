const LISTED = '(COMMA|AND|OR|COMMA AND|COMMA OR)';
const list = (item: string) => `${item} (${LISTED} ${item})*`;

/** Pieces of which forms are made. Capital words are symbols of the lexicon. */
const PIECES: Record<string, string> = {
  $OFFER: '(OFFER|TAKE)',
  $HAS: 'WE? (OFFER|TAKE|THEREIS)? DET?',
  $FREE: '(FREE|NOCHARGE)',
  $MEETING: 'FIRST? DUR? FIRST? (BYPHONE|VIDEO)? (CONSULT (BYPHONE|VIDEO)?|VIDEOMEET)',
  $MONEY: '(MONEY|NUM DOLLARS)',
  $KINDS: `DET? ${list('KIND CASES?')}`,
  $TAKE: '(TAKE|WORKON|OFFER|SERVE)',
  $PLACES: `(${list('COUNTY')} (COMMA? IN? STATE)?|${list('STATE')}|${list('CITY')} (COMMA? STATE)?|DET? (GREATER CITY AREA?|CITY AREA)|$AROUND)`,
  $AROUND: 'IN? DET? NUM MILES (FOR|FROM|IN) (DET? (CITY (COMMA? STATE)?|OFFICE)|WE OFFICE)',
  // Austin and Charlotte are first names, too.
  $PERSON: '(NAME|CITY)',
  $DAYS: `(DAY (TO|JOINT|DASH) DAY|WEEK|${list('DAY')})`,
  $CLOCK: '(TIME|CLOCK|NUM)',
  $TIMES: 'FROM? $CLOCK (TO|JOINT|DASH) $CLOCK',
  $OPENING: '($DAYS COMMA? $TIMES|$TIMES COMMA? ON? $DAYS)',
  $OPEN: 'WE? DET? (OFFICE|STAFF)? IS? (OPEN|HOURS) IS? COLON? (ON|FROM)?',
  $AMOUNT: '(MIN OF? DET? $MONEY|DET? $MONEY MIN)',
  $ACCESS: list('DET? ACCESS'),
  $SOURCE: '(CALLS|CHATS)',
};

/** "WE? TAKE $KINDS" as a pattern over symbols that end in "_" each. */
export function formPattern(form: string): RegExp {
  let text = form;
  while (text.includes('$')) text = text.replace(/\$[A-Z]+/g, (name) => `(${PIECES[name]})`);
  const source = text
    .replaceAll('(', '(?:')
    .replace(/[A-Z]+/g, (symbol) => `(?:${symbol}_)`)
    .replaceAll(' ', '');
  return new RegExp(`^${source}$`);
}

export { list };
