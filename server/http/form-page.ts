import { askNamed } from '../../src/content/asks.ts';
import { contactWords } from '../../src/content/contact-words.ts';
import { adviceLine, summaryTitle } from '../../src/features/forms/form-advice.ts';

/** What the page of a form says when the form as a whole is refused: the same words as in its dialog. */
export type FormPageWords = {
  tooManyTitle: string;
  /** Where the error has no words of its own. */
  tryLater: string;
  failedTitle: string;
  failedText(phone: string): string;
};

/** HTML as it is, or a place for what an answer puts there; `is`: the option of a list that the place belongs to. */
export type TemplatePiece = string | { slot: string; otherwise: string; is?: string };

/** The built page of a form, cut where an answer differs from it: build/form-templates.ts makes it. */
export type FormTemplate = {
  pieces: readonly TemplatePiece[];
  /** In the order of the form; `id` is that of the control. */
  fields: readonly { name: string; label: string; id: string }[];
};

type Filling = {
  values: Record<string, unknown>;
  error: { status: number; message: string; fields?: Record<string, string> | undefined };
  words: FormPageWords;
  phone: string;
};

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\u00a0': '&nbsp;',
};
const escapeText = (text: string) => text.replace(/[&<>\u00a0]/g, (sign) => ENTITIES[sign] ?? sign);
/** A value as HTML writes it between quotation marks. */
export const escapeAttribute = (text: string) =>
  text.replace(/["&\u00a0]/g, (sign) => ENTITIES[sign] ?? sign);

type Filled = Map<string, string>;

function keepValues(filled: Filled, values: Filling['values']) {
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string') continue;
    filled.set(`input ${name}`, ` value="${escapeAttribute(value)}"`);
    filled.set(`textarea ${name}`, escapeText(value));
    filled.set(`option ${name}`, value);
  }
  const { subject, ask } = values;
  const kind = typeof ask === 'string' ? askNamed(ask) : undefined;
  for (const [part, words] of Object.entries(kind ? contactWords().asks[kind] : {}))
    filled.set(`says ${part}`, escapeText(words));
  if (typeof subject === 'string' && subject) {
    filled.set('about', escapeText(subject)).set('about hidden', '');
  }
}

/** The part of the page that says what is wrong has the focus when it arrives. */
const show = (filled: Filled, part: 'summary' | 'alert') =>
  filled.set(`${part} hidden`, '').set(`${part} focus`, ' autofocus=""');

/** Each wrong field is marked, and named in the summary above the form, in the order of the form. */
function markFields(
  filled: Filled,
  fields: FormTemplate['fields'],
  messages: Record<string, string>,
) {
  const wrong = fields.flatMap(({ name, label, id }) => {
    const message = messages[name];
    if (!message) return [];
    filled.set(`invalid ${name}`, ' aria-invalid="true"').set(`error ${name}`, escapeText(message));
    return [
      `<li><a href="#${escapeAttribute(id)}">${escapeText(adviceLine(label, message))}</a></li>`,
    ];
  });
  filled
    .set('summary title', escapeText(summaryTitle(wrong.length)))
    .set('summary lines', wrong.join(''));
  show(filled, 'summary');
}

/** Gives a visitor without JavaScript the page of the form back, with what was typed and what is wrong. */
export function fillFormPage(
  template: FormTemplate,
  { values, error, words, phone }: Filling,
): string {
  const filled: Filled = new Map([['title', 'Error: ']]);
  keepValues(filled, values);
  if (error.fields) {
    markFields(filled, template.fields, error.fields);
  } else {
    const tooMany = error.status === 429;
    const text = tooMany ? error.message || words.tryLater : words.failedText(phone);
    filled.set('alert title', escapeText(tooMany ? words.tooManyTitle : words.failedTitle));
    filled.set('alert text', escapeText(text));
    show(filled, 'alert');
  }
  const html = template.pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    const value = filled.get(piece.slot);
    if (value === undefined || piece.is === undefined) return value ?? piece.otherwise;
    return value === piece.is ? ' selected=""' : '';
  });
  return html.join('');
}
