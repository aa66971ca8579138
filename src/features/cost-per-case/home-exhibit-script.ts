import { readAddress } from './address.ts';
import { BLANK_CHANNEL, FIELD_UNITS, type TableInput } from './figures.ts';
import { computeExhibit } from './home-exhibit.ts';
import { parseInput } from './typed-number.ts';

const UNITS = { ...FIELD_UNITS, firmFee: 'fee', share: 'percent' } as const;
type FieldName = keyof typeof UNITS;

function readFields(exhibit: ParentNode, example: TableInput): TableInput {
  const fieldValue = (name: FieldName, index = 0) =>
    exhibit.querySelectorAll<HTMLInputElement>(`[name=${name}]`)[index]?.value ?? '';
  return {
    averageFee: fieldValue('firmFee'),
    share: fieldValue('share'),
    channels: example.channels.map(({ id, name }, index) => ({
      ...BLANK_CHANNEL,
      id,
      name,
      spend: fieldValue('spend', index),
      signed: fieldValue('signed', index),
    })),
  };
}

function setTexts(parent: Element | undefined, texts: Record<string, string>) {
  for (const [part, text] of Object.entries(texts)) {
    const element = parent?.querySelector(`[data-part=${part}]`);
    if (element && element.textContent !== text) element.textContent = text;
  }
}

/**
 * Updates the exhibit after each input. The first update reads figures that the visitor typed
 * before this script had loaded.
 */
function enhanceExhibit(exhibit: HTMLElement) {
  const example = readAddress(exhibit.dataset.example ?? '');
  if (!example) return;
  const update = () => {
    const { limit, rows, calculatorHref } = computeExhibit(readFields(exhibit, example));
    setTexts(exhibit, { limit });
    const rowElements = exhibit.querySelectorAll<HTMLElement>('[data-row]');
    for (const [index, { channel, paths, texts }] of rows.entries()) {
      const rowElement = rowElements[index];
      setTexts(rowElement, texts);
      rowElement?.setAttribute('data-side', channel.answer?.side ?? '');
      for (const [name, path] of Object.entries(paths))
        rowElement?.querySelector(`[data-path=${name}]`)?.setAttribute('d', path);
    }
    for (const field of exhibit.querySelectorAll('input')) {
      const { fault } = parseInput(field.value, UNITS[field.name as FieldName]);
      if (fault) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
    }
    exhibit.querySelector('a')?.setAttribute('href', calculatorHref);
  };
  exhibit.addEventListener('input', update);
  update();
  delete exhibit.dataset.script;
}
for (const exhibit of document.querySelectorAll<HTMLElement>('[data-example][data-script]'))
  enhanceExhibit(exhibit);
