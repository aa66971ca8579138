import { asksForSecret, forbiddenWords } from '../../src/features/intake/forbidden-words.ts';
import {
  CLOSING,
  firstNumbers,
  isSpoken,
  linesOf,
  type ScriptLine,
  type ScriptSection,
} from '../../src/features/intake/script.ts';
import { type Apply, ChangeRefused, homeOf, LIST, nameOf, quoted, withLine } from './change.ts';
import { freeIds, type Known, withoutLines } from './compose.ts';
import { STAYS } from './lines.ts';

/** Words that say nothing about what a line is about, in a visitor's request and in the names of lines alike. */
const SMALL = new Set(
  `a an the of or and to in on at for with any all about from by is are was were be been being have has had do does did
  what which who whom whose if whether that this these those how when where why you your they their them he his him she
  her it its we our us i my me not no there also ask asks asked asking tell say says saying mention question questions
  part parts bit line lines section sections stuff thing things piece sentence paragraph everything anything caller
  callers person people someone anybody anyone`.split(/\s+/),
);

/** "policies" and "policy", "witnesses" and "witness" are one word to a visitor. */
function stem(word: string): string {
  const bare = word.replace(/['’]s?$/, '');
  if (bare.length > 4 && bare.endsWith('ies')) return `${bare.slice(0, -3)}y`;
  if (bare.length > 5 && /(?:ss|sh|ch|x)es$/.test(bare)) return bare.slice(0, -2);
  return bare.length > 3 && /[^su]s$/.test(bare) ? bare.slice(0, -1) : bare;
}

/** Words in lower case, singular, small words left out. */
function topicWords(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}\p{N}]+)*/gu) ?? [];
  return words.filter((word) => !SMALL.has(word)).map(stem);
}

/** Whether one of the names has just these words. */
function isNamed(words: readonly string[], names: readonly string[]): boolean {
  const wanted = words.toSorted().join(' ');
  return wanted !== '' && names.some((name) => topicWords(name).toSorted().join(' ') === wanted);
}

/** Whether one of the texts holds all these words. */
function isMentioned(words: readonly string[], texts: readonly string[]): boolean {
  return (
    words.length > 0 &&
    texts.some((text) => {
      const known = new Set(topicWords(text));
      return words.every((word) => known.has(word));
    })
  );
}

const same = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s.?!]+/g, ' ')
    .trim();

function refuseUnsayable(text: string) {
  if (forbiddenWords(text).length)
    throw new ChangeRefused('A firm may not say that to callers, so it was not added.');
  if (asksForSecret(text))
    throw new ChangeRefused(
      'A first conversation should not ask for identity, account or card numbers or passwords, so it was not added.',
    );
}

const namesOf = (line: ScriptLine, known: Known) => known.byId.get(line.id)?.about ?? [];
const IN_WRITING =
  ' To have another question about it, write it out, as in: add: Did anyone see it?';

/** Words of the visitor's own are taken as they are: "add: …", or with a sign at the end. */
const isWrittenOut = (question: string) => /[?.!)”"]$/.test(question);

export const ask: Apply<'ask'> = (sections, { question }, { known, manner }) => {
  refuseUnsayable(question);
  const words = topicWords(question);
  const isTopic = !isWrittenOut(question);
  const present = linesOf(sections);
  const refuse = (there: ScriptLine | undefined) => {
    if (there)
      throw new ChangeRefused(`The script has that already: ${quoted(there)}${IN_WRITING}`);
  };
  const text = isTopic ? `(Ask ${question}.)` : question;
  refuse(
    present.find((line) => same(line.text) === same(text) || isNamed(words, namesOf(line, known))),
  );
  const own = isTopic
    ? [...known.byId.values()].find(({ about }) => isNamed(words, about))
    : undefined;
  if (own) {
    const line = { id: own.id, text: own.say(manner) };
    const added = withLine(sections, own.place, line, known);
    return { sections: added, done: `Added: ${line.text}`, untouched: [] };
  }
  // A whole question ("whether they have children") is another one than whatever else mentions its words.
  if (/^(?:about|on|regarding|for)\b/i.test(question))
    refuse(present.find((line) => isMentioned(words, [line.text])));
  const line = { id: freeIds('own', sections)(), text, byHand: true as const };
  return {
    sections: withLine(sections, homeOf(sections), line, known),
    done: `Added: ${text}`,
    untouched: [],
  };
};

export const closeWith: Apply<'closing'> = (sections, { text }, { known }) => {
  refuseUnsayable(text);
  const closing = sections.find(({ place }) => place === CLOSING)?.lines ?? [];
  if (closing.some((line) => same(line.text).includes(same(text))))
    throw new ChangeRefused('The closing says that already.');
  const line = { id: freeIds('own', sections)(), text, byHand: true as const };
  return {
    sections: withLine(sections, CLOSING, line, known, true),
    done: `Added at the end: ${text}`,
    untouched: [],
  };
};

const stays = (line: ScriptLine) =>
  `This stays in every script: ${quoted(line)} You can edit its words in place.`;

const NUMBERED = /^(?:the )?(?:(?:questions?|lines?|numbers?|no\.?) )*#?(\d{1,3})$/i;

/** What a topic stands for: a number, a section by its heading, lines by their name, lines that mention it. */
function matching(sections: readonly ScriptSection[], topic: string, known: Known): ScriptLine[] {
  const number = Number(NUMBERED.exec(topic.trim())?.[1]);
  if (number) {
    const firsts = firstNumbers(sections);
    return sections.flatMap((section, at) => {
      const line = isSpoken(section) ? undefined : section.lines[number - (firsts[at] ?? 1)];
      return line ? [line] : [];
    });
  }
  const words = topicWords(topic);
  const section = sections.find((each) => !isSpoken(each) && isNamed(words, [each.heading]));
  if (section) return section.lines;
  const lines = linesOf(sections);
  const named = lines.filter((line) => isNamed(words, namesOf(line, known)));
  if (named.length) return named;
  return lines.filter((line) => isMentioned(words, [line.text, ...namesOf(line, known)]));
}

const NOT_THERE =
  'The script has nothing about that. Name what should go, as in: no questions about insurance. Or delete the line by hand.';

/** What goes for one topic: what every script must hold stays, and so does a line by hand beside lines of ours. */
function takenOut(found: readonly ScriptLine[], isNumber: boolean, known: Known) {
  const hand = found.filter(({ byHand }) => byHand);
  const kept = found.filter(({ id, byHand }) => !byHand && known.byId.get(id)?.rank === STAYS);
  const free = found.filter((line) => !hand.includes(line) && !kept.includes(line));
  if (isNumber) return { gone: [...free, ...hand], kept, untouched: [] };
  return free.length || kept.length
    ? { gone: free, kept, untouched: hand }
    : { gone: hand, kept, untouched: [] };
}

/** Takes out what a topic names: "the photos and the fees" are two; "slip and fall" is one name, so the whole comes first. */
export const remove: Apply<'remove'> = (sections, { topic }, { known }) => {
  const isWhole = matching(sections, topic, known).length > 0;
  const topics = isWhole
    ? [topic]
    : topic.split(/,|&|\b(?:and|or)\b/i).flatMap((each) => each.trim() || []);
  const each = topics.map((name) => {
    const found = matching(sections, name, known);
    return { name, isThere: found.length > 0, ...takenOut(found, NUMBERED.test(name), known) };
  });
  const gone = new Map(each.flatMap((part) => part.gone).map((line) => [line.id, line]));
  const kept = each
    .flatMap((part) => part.kept)
    .slice(0, 1)
    .map(stays);
  if (!gone.size) throw new ChangeRefused(kept[0] ?? NOT_THERE);
  const missing = each
    .filter(({ isThere }) => !isThere)
    .map(({ name }) => `The script has nothing about ${name}.`);
  const names = [...gone.values()].map((line) => nameOf(line, known));
  return {
    sections: withoutLines(sections, new Set(gone.keys())).filter(
      (section) => isSpoken(section) || section.lines.length > 0,
    ),
    done: [`Left out: ${LIST.format(names)}.`, ...kept, ...missing].join(' '),
    untouched: each.flatMap((part) => part.untouched),
  };
};
