import { LEXICON, LONGEST_PHRASE, type Meaning } from './lexicon.ts';
import { COUNTIES, stateOfCode } from './places.ts';
import { oneTypo } from './typo.ts';

/** A word or phrase of a text: what it is to the forms, what it stands for, where it stands. */
export type Token = Meaning & { raw: string; start: number; end: number };

type Raw = { kind: string; text: string; start: number; end: number };

const RAW =
  /(\$ ?\d{1,9}(?:,\d{3}){0,3}(?:\.\d\d(?!\d))?(?: ?k(?!\p{L}))?|\d{1,6}k(?!\p{L}))|(\d{1,2}(?::\d\d)? ?(?:am|pm|a\.m\.?|p\.m\.?)(?!\p{L}))|(\d{1,2}:\d\d)|((?:https?:\/\/)?(?:[a-z0-9-]{1,40}\.){1,4}(?:com|net|org|law|legal|me|io|us)(?:\/[a-z0-9/_-]{0,80})?(?![\p{L}\d]))|(\d{1,9}(?:,\d{3}){0,3})|(\p{L}+(?:'\p{L}+)*)|(\S)/gu;
/** Of RAW's groups, in their order. */
const KINDS = ['money', 'time', 'clock', 'url', 'num', 'word', 'sign'];
/** Signs between two parts of a sentence. */
const PARTING = new Set([':', '(', ')', '[', ']', '|', '•']);
/** An order given to a machine is never taken for a person. */
const NO_NAME =
  /^(?:Ignore|Disregard|Forget|Print|Write|Output|Repeat|System|Assistant|Override|Instead|Previous|Instructions?|Prompt|Pretend|Reveal|Delete|Follow|Everything|Answer|Reply|Respond|Send|Show|Call|Now|Then)$/;
const NAME = /^[A-Z][a-z]{1,14}$/;
const RANGED = /^(?:DAY|TIME|CLOCK|NUM)$/;
const END = /^[.!?;\n]$/;
/** A stop after these ends no sentence. */
const SHORT = /^(?:st|mon|tues?|wed|thurs?|fri|sat|sun|appt|hrs)$/;
/** "Hours 8-6 Mon-Fri. $150 consultation" are two; "Sat. $150" may be one. In tokens before the stop. */
const WHOLE_BEFORE_PRICE = 5;

/** The same length, so that places stay: lower case, straight quotes, plain dashes and spaces. */
function evened(text: string): string {
  return Array.from({ length: text.length }, (_, at) => {
    const sign = text.charAt(at);
    const lower = sign.toLowerCase();
    return lower.length === 1 ? lower : sign;
  })
    .join('')
    .replace(/[‘’]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
    .replace(/[\u00a0\u202f\t]/g, ' ');
}

/** Raw words; the end of a line is one, too, and a bullet at its beginning is none. */
function rawTokens(even: string): Raw[] {
  const found: Raw[] = [];
  let offset = 0;
  for (const line of even.split('\n')) {
    const bullet = /^\s*(?:[-*•·]|\d{1,2}[.)](?= ))\s*/.exec(line)?.[0].length ?? 0;
    for (const match of line.slice(bullet).matchAll(RAW)) {
      const kind = KINDS.find((_, at) => match[at + 1] !== undefined) ?? 'sign';
      const start = offset + bullet + match.index;
      found.push({ kind, text: match[0], start, end: start + match[0].length });
    }
    offset += line.length + 1;
    found.push({ kind: 'sign', text: '\n', start: offset - 1, end: offset - 1 });
  }
  return found;
}

const isJoint = ({ text }: Raw) => text === '-' || text === '/';
const joined = (a: Raw | undefined, b: Raw | undefined) => !!a && !!b && a.end === b.start;

const PHRASE_STARTS = new Set([...LEXICON.keys()].map((phrase) => phrase.split(' ')[0]));
/** The longest phrase of the lexicon that begins here: what it means, and where it ends. */
function phraseAt(raw: readonly Raw[], at: number): { meaning: Meaning; to: number } | undefined {
  if (!PHRASE_STARTS.has(raw[at]?.text)) return undefined;
  let phrase = '';
  let words = 0;
  let found: { meaning: Meaning; to: number } | undefined;
  for (let to = at; to < raw.length && words < LONGEST_PHRASE; to += 1) {
    const each = raw[to] as Raw;
    if (to > at && isJoint(each) && joined(raw[to - 1], each) && joined(each, raw[to + 1])) continue;
    // "St. Louis"
    if (each.text === '.' && raw[to - 1]?.text === 'st' && joined(raw[to - 1], each)) continue;
    // "workers' comp"
    if (each.text === "'" && /s$/.test(raw[to - 1]?.text ?? '') && joined(raw[to - 1], each)) continue;
    if (each.kind === 'sign' && each.text !== '&') break;
    phrase += `${phrase && ' '}${each.text}`;
    words += 1;
    const meaning = LEXICON.get(phrase);
    if (meaning) found = { meaning, to: to + 1 };
  }
  return found;
}

const COUNTY_WORDS = 3;
/** In one list. */
const COUNTIES_MOST = 8;
const COUNTY_STARTS = new Set([...COUNTIES.keys()].map((name) => name.split(' ')[0]));
/** "harris and dallas counties", "palm beach county" */
function countiesAt(raw: readonly Raw[], at: number): { meaning: Meaning; to: number } | undefined {
  const names: string[] = [];
  for (let next = at; next < raw.length && names.length < COUNTIES_MOST; ) {
    if (!COUNTY_STARTS.has(raw[next]?.text)) return undefined;
    const texts = raw
      .slice(next, next + COUNTY_WORDS * 2)
      .filter((each) => !isJoint(each) && each.text !== '.');
    let taken = 0;
    for (let words = COUNTY_WORDS; words > 0 && !taken; words -= 1) {
      const name = COUNTIES.get(
        texts
          .slice(0, words)
          .map(({ text }) => text)
          .join(' '),
      );
      if (!name) continue;
      names.push(name);
      taken = raw.indexOf(texts[words - 1] as Raw, next) + 1;
    }
    if (!taken) return undefined;
    next = taken;
    if (/^count(?:y|ies)$/.test(raw[next]?.text ?? ''))
      return {
        meaning: { symbol: 'COUNTY', value: names.map((name) => `${name} County`).join('|') },
        to: next + 1,
      };
    while (/^(?:,|and|or|&)$/.test(raw[next]?.text ?? '')) next += 1;
  }
  return undefined;
}

function signMeaning(raw: readonly Raw[], at: number): Meaning | undefined {
  const each = raw[at] as Raw;
  const [before, after] = [raw[at - 1], raw[at + 1]];
  if (each.text === ',') return { symbol: 'COMMA', value: '' };
  if (PARTING.has(each.text)) return { symbol: each.text === ':' ? 'COLON' : 'PART', value: '' };
  if (each.text === '/' && /^h(?:ou)?r$/.test(after?.text ?? '')) return { symbol: 'PER', value: '' };
  if (each.text === '/') return { symbol: 'OR', value: '' };
  if (each.text !== '-') return undefined;
  return { symbol: joined(before, each) && joined(each, after) ? 'JOINT' : 'DASH', value: '' };
}

function wordMeaning(each: Raw, typed: string): Meaning | undefined {
  const state = stateOfCode(typed);
  if (state) return { symbol: 'STATE', value: state };
  const meant = oneTypo(each.text);
  if (meant) return meant;
  return NAME.test(typed) && !NO_NAME.test(typed) ? { symbol: 'NAME', value: typed } : undefined;
}

/** A text as sentences of words that are known or not: unknown ones have the symbol "X". */
export function sentencesOf(text: string): Token[][] {
  const raw = rawTokens(evened(text));
  const sentences: Token[][] = [];
  let sentence: Token[] = [];
  const close = () => {
    if (sentence.length) sentences.push(measured(sentence));
    sentence = [];
  };
  for (let at = 0; at < raw.length; ) {
    const each = raw[at] as Raw;
    const next = raw[at + 1];
    if (
      END.test(each.text) &&
      (!next || next.start > each.end || END.test(next.text) || each.text === '\n')
    ) {
      const wasShort = each.text === '.' && SHORT.test(raw[at - 1]?.text ?? '');
      const begins = next && /\p{Lu}/u.test(text.charAt(next.start));
      const isPriceNext = next?.kind === 'money' && sentence.length >= WHOLE_BEFORE_PRICE;
      if (wasShort && next && !begins && !isPriceNext) {
        at += 1;
        continue;
      }
      if (each.text === '?' && sentence.length)
        sentence.push({ symbol: 'ASKED', value: '', raw: '?', ...spanOf(each) });
      close();
      at += 1;
      continue;
    }
    const found = countiesAt(raw, at) ?? phraseAt(raw, at);
    const typed = text.slice(each.start, each.end);
    const end = (raw[(found?.to ?? at + 1) - 1] as Raw).end;
    const phrase = raw.slice(at, found?.to ?? at + 1).map(({ text }) => text);
    const kept = { raw: phrase.join(' '), start: each.start, end };
    const own = each.kind === 'word' ? wordMeaning : undefined;
    const meaning = found?.meaning ??
      signMeaning(raw, at) ??
      own?.(each, typed) ?? {
        symbol: each.kind === 'word' || each.kind === 'sign' ? 'X' : each.kind.toUpperCase(),
        value: each.text,
      };
    sentence.push({ ...meaning, ...kept });
    at = found?.to ?? at + 1;
    // "5 p.m. We speak Spanish"
    if (each.kind === 'time' && each.text.endsWith('.') && next && /\p{Lu}/u.test(text.charAt(next.start)))
      close();
  }
  close();
  return sentences;
}

const IS_HOUR = /^(?:one|an|half|half an) hour$|^hour long$/;
/** Lengths of a meeting as one; a hyphen inside a phrase is none. */
function measured(tokens: readonly Token[]): Token[] {
  const made: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const each = tokens[at] as Token;
    const step = tokens[at + 1]?.symbol === 'JOINT' ? 2 : 1;
    const unit = tokens[at + step];
    const isHours = !!unit && /^(?:hours?|hrs?)$/.test(unit.raw);
    if (each.symbol === 'NUM' && unit && (unit.symbol === 'MINUTES' || isHours)) {
      const value = `${each.value} ${isHours ? (each.value === '1' ? 'hour' : 'hours') : 'minutes'}`;
      made.push({ symbol: 'DUR', value, raw: each.raw, start: each.start, end: unit.end });
      at += step + 1;
    } else if (IS_HOUR.test(each.raw) || (each.raw === 'hour' && tokens[at - 1]?.symbol === 'FIRST')) {
      made.push({ ...each, symbol: 'DUR', value: each.raw.startsWith('half') ? '30 minutes' : '1 hour' });
      at += 1;
    } else {
      const isRange = [tokens[at - 1], tokens[at + 1]].some((side) => side && RANGED.test(side.symbol));
      if (each.symbol !== 'JOINT' || isRange) made.push(each);
      at += 1;
    }
  }
  return made;
}

const spanOf = ({ start, end }: Raw) => ({ start, end });
