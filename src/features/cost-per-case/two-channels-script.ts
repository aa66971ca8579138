import { readAddress } from './address.ts';
import { CHANNEL_FIELDS, type ChannelField, type TypedTable } from './figures.ts';
import type { Shape } from './range-shapes.ts';
import { exhibitAnswer, type Verdict } from './two-channels-answer.ts';

/** The values in the fields of a table, the example's for those that are not shown. */
function readFields(place: ParentNode, example: TypedTable): TypedTable {
  const at = (name: string, index = 0) =>
    place.querySelectorAll<HTMLInputElement>(`[name=${name}]`)[index]?.value ?? '';
  return {
    averageFee: at('firmFee'),
    share: at('share'),
    channels: example.channels.map(({ id, name }, index) => ({
      id,
      name,
      ...(Object.fromEntries(CHANNEL_FIELDS.map((field) => [field, at(field, index)])) as Record<
        ChannelField,
        string
      >),
    })),
  };
}

const SVG = 'http://www.w3.org/2000/svg';
function draw({ tag, look, at, path }: Shape) {
  const shape = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries({ class: look, ...at }))
    shape.setAttribute(name, String(value));
  if (path) shape.appendChild(document.createElementNS(SVG, 'path')).setAttribute('d', path);
  return shape;
}

function show(line: Element | undefined, { figure, words, isFault }: Verdict) {
  line?.classList.toggle('text-red', isFault);
  const [bold, rest] = [line?.querySelector('b'), line?.querySelector('span')];
  if (bold) bold.textContent = figure;
  if (rest) rest.textContent = words;
}

/** The home page's exhibit works out what is typed into it. It was typed before, perhaps. */
function takeOver(place: HTMLElement) {
  const example = readAddress(place.dataset.example ?? '');
  if (!example) return;
  const update = () => {
    const { firm, channels, faulty, whole } = exhibitAnswer(readFields(place, example));
    const lines = place.querySelectorAll('[data-said]');
    const bars = place.querySelectorAll('svg.cost-bar');
    for (const [index, verdict] of [firm, ...channels.map((channel) => channel.verdict)].entries())
      show(lines[index], verdict);
    for (const [index, { shapes }] of channels.entries())
      bars[index]?.replaceChildren(...shapes.map(draw));
    for (const [name, faults] of Object.entries(faulty))
      for (const [index, field] of place.querySelectorAll(`[name=${name}]`).entries())
        if (faults[index]) field.setAttribute('aria-invalid', 'true');
        else field.removeAttribute('aria-invalid');
    place.querySelector('a')?.setAttribute('href', whole);
  };
  place.addEventListener('input', update);
  update();
  delete place.dataset.script;
}
for (const place of document.querySelectorAll<HTMLElement>('[data-example][data-script]'))
  takeOver(place);
