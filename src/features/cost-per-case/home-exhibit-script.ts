import { readAddress } from './address.ts';
import { BLANK_CHANNEL, FIELD_KINDS, type TypedTable } from './figures.ts';
import { exhibitOf } from './home-exhibit.ts';
import { readTyped } from './typed-number.ts';

const KINDS = { ...FIELD_KINDS, firmFee: 'fee', share: 'percent' } as const;
type FieldName = keyof typeof KINDS;

/** Returns the example's table with the values of the fields. */
function readFields(exhibit: ParentNode, example: TypedTable): TypedTable {
  const value = (name: FieldName, index = 0) =>
    exhibit.querySelectorAll<HTMLInputElement>(`[name=${name}]`)[index]?.value ?? '';
  return {
    averageFee: value('firmFee'),
    share: value('share'),
    channels: example.channels.map(({ id, name }, index) => ({
      ...BLANK_CHANNEL,
      id,
      name,
      spend: value('spend', index),
      signed: value('signed', index),
    })),
  };
}

function setTexts(place: Element | undefined, texts: Record<string, string>) {
  for (const [part, text] of Object.entries(texts)) {
    const element = place?.querySelector(`[data-part=${part}]`);
    if (element && element.textContent !== text) element.textContent = text;
  }
}

/** Makes the home page's exhibit compute the typed figures, including those typed before this script loaded. */
function takeOver(exhibit: HTMLElement) {
  const example = readAddress(exhibit.dataset.example ?? '');
  if (!example) return;
  const update = () => {
    const { limit, rows, whole } = exhibitOf(readFields(exhibit, example));
    setTexts(exhibit, { limit });
    const places = exhibit.querySelectorAll<HTMLElement>('[data-row]');
    for (const [index, { channel, paths, texts }] of rows.entries()) {
      const place = places[index];
      setTexts(place, texts);
      place?.setAttribute('data-side', channel.answer?.side ?? '');
      for (const [name, path] of Object.entries(paths))
        place?.querySelector(`[data-path=${name}]`)?.setAttribute('d', path);
    }
    for (const field of exhibit.querySelectorAll('input')) {
      const { fault } = readTyped(field.value, KINDS[field.name as FieldName]);
      if (fault) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
    }
    exhibit.querySelector('a')?.setAttribute('href', whole);
  };
  exhibit.addEventListener('input', update);
  update();
  delete exhibit.dataset.script;
}
for (const exhibit of document.querySelectorAll<HTMLElement>('[data-example][data-script]'))
  takeOver(exhibit);
