import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { formPages } from '../server/functions/all-functions.ts';
import {
  escapeAttribute,
  type FormTemplate,
  type TemplatePiece,
} from '../server/http/form-page.ts';
import type { Offer } from '../src/content/offers.ts';
import { functionAddress } from '../src/features/forms/backend-address.ts';

/** Stands around the number of a place while the page is one text; no page of ours holds this character. */
const MARK = '\uE000';
/** A place of its own, or one that stands for an attribute. */
const MARKED = new RegExp(` ?${MARK}(\\d+)${MARK}(?:="")?`);

type Part = ReturnType<CheerioAPI>;
type Place = Exclude<TemplatePiece, string>;

/** Cuts a page at marks that are put into its elements. */
function cutter($: CheerioAPI) {
  const places: Place[] = [];
  function mark(place: Place) {
    places.push(place);
    return `${MARK}${places.length - 1}${MARK}`;
  }
  return {
    /** What an element holds. */
    content(part: Part, slot: string) {
      part.each((_, element) => {
        $(element).text(mark({ slot, otherwise: $(element).html() ?? '' }));
      });
    },
    /** A place before what an element holds. */
    start: (part: Part, slot: string) => part.prepend(mark({ slot, otherwise: '' })),
    /** An attribute, where it stands or after the others. */
    attribute(part: Part, name: string, slot: string, option?: { is: string }) {
      part.each((_, element) => {
        if (!('attribs' in element)) return;
        const old = element.attribs[name];
        const otherwise = old === undefined ? '' : ` ${name}="${escapeAttribute(old)}"`;
        const attributes = Object.entries({ ...element.attribs, [name]: old ?? '' });
        const marked = mark({ slot, otherwise, ...option });
        element.attribs = Object.fromEntries(
          attributes.map(([key, value]) => (key === name ? [marked, ''] : [key, value])),
        );
      });
    },
    pieces(): TemplatePiece[] {
      const parts = $.html().split(MARKED);
      return parts.flatMap((part, at) => (at % 2 ? (places[Number(part)] ?? []) : part || []));
    },
  };
}

function cutControls($: CheerioAPI, form: Part, cut: ReturnType<typeof cutter>) {
  const named = new Map<string, Part>();
  form.find('[name]').each((_, element) => {
    const name = $(element).attr('name') ?? '';
    if (!named.has(name)) named.set(name, $(element));
  });
  for (const [name, control] of named) {
    if (control.is('textarea')) cut.content(control, `textarea ${name}`);
    else if (control.is('input')) cut.attribute(control, 'value', `input ${name}`);
    else if (control.is('select')) {
      control.find('option').each((_, element) => {
        const is = $(element).attr('value') ?? $(element).text();
        cut.attribute($(element), 'selected', `option ${name}`, { is });
      });
    }
  }
}

/**
 * A built page as the server fills it in for a visitor without JavaScript. Scripts and styles keep every byte: their
 * hashes are in the policy. Errors: the page holds no form that posts to the address.
 */
export function formTemplate(html: string, action: string): FormTemplate {
  const $ = load(html);
  const cut = cutter($);
  const form = $('main form')
    .filter((_, element) => ($(element).attr('action') ?? '').endsWith(action))
    .first();
  if (form.length === 0) throw new Error(`There is no form that posts to ${action}.`);
  const main = form.closest('main');
  const fields = form
    .find('[data-field]')
    .toArray()
    .map((element) => {
      const field = $(element);
      const name = field.attr('data-field') ?? '';
      const control = field.find('[name]').first();
      return {
        name,
        field,
        control,
        label: field.find('label').text(),
        id: control.attr('id') ?? '',
      };
    });
  cutControls($, form, cut);
  for (const { name, field, control } of fields) {
    cut.attribute(control, 'aria-invalid', `invalid ${name}`);
    cut.content(field.find('[data-error]').first(), `error ${name}`);
  }
  main.find('[data-says]').each((_, element) => {
    cut.content($(element), `says ${$(element).attr('data-says')}`);
  });
  const about = form.find('[data-about]').first();
  cut.attribute(about.closest('p'), 'hidden', 'about hidden');
  cut.content(about, 'about');
  cut.start($('title').first(), 'title');
  const summary = main.find('[data-error-summary]').first();
  cut.content(summary.find('p'), 'summary title');
  cut.content(summary.find('ul'), 'summary lines');
  const alert = main.find('[data-form-alert]').first();
  cut.content(alert.find('[data-alert-title]'), 'alert title');
  cut.content(alert.find('[data-alert-text]'), 'alert text');
  for (const [part, name] of [
    [summary, 'summary'],
    [alert, 'alert'],
  ] as const) {
    cut.attribute(part, 'hidden', `${name} hidden`);
    cut.attribute(part, 'autofocus', `${name} focus`);
  }
  return {
    pieces: cut.pieces(),
    fields: fields.map(({ name, label, id }) => ({ name, label, id })),
  };
}

/** The templates of a built site, by the address of the form's page. */
export async function formTemplates(
  directory: string,
  offers: ReadonlySet<Offer>,
): Promise<Record<string, FormTemplate>> {
  const made: Record<string, FormTemplate> = {};
  // one after the other, so that the same folder always misses the same page first
  for (const { name, page } of formPages(offers)) {
    const html = await readFile(join(directory, `${page}.html`), 'utf8');
    made[page] = formTemplate(html, functionAddress('', name));
  }
  return made;
}
