import type {
  FieldProps,
  RegistryFieldsType,
  RegistryWidgetsType,
  UiSchema,
  WidgetProps,
} from '@rjsf/utils';
import { type ComponentProps, useState } from 'react';
import { parse, stringify } from 'yaml';
import type { JsonSchema } from '../../../src/content/check-content.ts';
import { type FormContext, mistakesAt, mistakesWithin } from './form-context.ts';

const ISO_DAY = /^\d{4}-\d\d-\d\d$/;
const LONG_TEXT_LENGTH = 70;

function ariaProps(id: string, context: FormContext) {
  const isWrong = mistakesAt(context, id).length > 0;
  return {
    'aria-describedby': `${id}__hint ${id}__mistake`,
    'aria-invalid': isWrong ? ('true' as const) : undefined,
  };
}

/** A field with one line does not become a field with several lines while the user types. */
function Text({ id, value, schema, onChange, registry }: WidgetProps) {
  const text = value === undefined || value === null ? '' : String(value);
  const [isLong] = useState(
    () =>
      schema.format === 'long' ||
      text.length > LONG_TEXT_LENGTH ||
      text.includes('\n') ||
      (schema.maxLength ?? 0) > 2 * LONG_TEXT_LENGTH,
  );
  const inputProps = {
    id,
    className: 'control',
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value || undefined),
    ...ariaProps(id, registry.formContext as FormContext),
  };
  if (isLong) return <textarea rows={2} {...inputProps} />;
  // A date field would show an invalid date as empty.
  const isDay = schema.format === 'date' && (text === '' || ISO_DAY.test(text));
  const examples = Array.isArray(schema.examples) ? schema.examples.map(String) : [];
  return (
    <>
      <input
        type={isDay ? 'date' : 'text'}
        inputMode={schema.type === 'integer' || schema.type === 'number' ? 'decimal' : undefined}
        list={examples.length ? `${id}__examples` : undefined}
        {...inputProps}
      />
      {examples.length > 0 && (
        <datalist id={`${id}__examples`}>
          {examples.map((example) => (
            <option key={example} value={example} />
          ))}
        </datalist>
      )}
    </>
  );
}

function Choice({ id, value, required, options, onChange, registry }: WidgetProps) {
  const choices = options.enumOptions ?? [];
  const chosenIndex = choices.findIndex((choice) => choice.value === value);
  return (
    <select
      id={id}
      className="control"
      value={chosenIndex}
      onChange={({ target }) => onChange(choices[Number(target.value)]?.value)}
      {...ariaProps(id, registry.formContext as FormContext)}
    >
      {(!required || chosenIndex === -1) && <option value={-1} />}
      {choices.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </select>
  );
}

const Checkbox = ({ label, ...input }: ComponentProps<'input'> & { label: string }) => (
  <label className="flex items-baseline gap-2.5">
    <input type="checkbox" className="accent-ink" {...input} />
    {label}
  </label>
);

const YesOrNo = ({ id, value, label, onChange, registry }: WidgetProps) => (
  <Checkbox
    id={id}
    label={label}
    checked={value === true}
    onChange={({ target }) => onChange(target.checked)}
    {...ariaProps(id, registry.formContext as FormContext)}
  />
);

/** A checkbox for a field that has a fixed value or is left out. */
function FixedValue({ fieldPathId, schema, formData, name, required, onChange }: FieldProps) {
  const suffix =
    schema.const === true || schema.const === 'true' ? '' : `: ${String(schema.const)}`;
  return (
    <Checkbox
      id={fieldPathId.$id}
      label={(schema.title ?? name) + suffix}
      checked={formData === schema.const}
      disabled={required === true && formData === schema.const}
      onChange={({ target }) =>
        onChange(target.checked ? schema.const : undefined, fieldPathId.path)
      }
    />
  );
}

function YamlText({ fieldPathId, schema, formData, name, onChange, registry }: FieldProps) {
  const id = fieldPathId.$id;
  const [text, setText] = useState(() =>
    formData === undefined ? '' : stringify(formData, { lineWidth: 0 }),
  );
  const [message, setMessage] = useState('');
  const changeText = (input: string) => {
    setText(input);
    try {
      onChange(input.trim() ? (parse(input) as unknown) : undefined, fieldPathId.path);
      setMessage('');
    } catch (error) {
      setMessage(error instanceof Error ? error.message : String(error));
    }
  };
  const innerMistakes = mistakesWithin(registry.formContext as FormContext, id);
  return (
    <>
      <label htmlFor={id}>{schema.title ?? name}</label>
      <textarea
        id={id}
        className="control font-mono text-sm/5.5"
        value={text}
        aria-describedby={`${id}__hint ${id}__mistake`}
        aria-invalid={message || innerMistakes.length ? 'true' : undefined}
        onChange={({ target }) => changeText(target.value)}
      />
      {message && <p className="mistake">This is not valid YAML and is not saved: {message}</p>}
    </>
  );
}

export const widgets: RegistryWidgetsType = {
  TextWidget: Text,
  TextareaWidget: Text,
  EmailWidget: Text,
  URLWidget: Text,
  DateWidget: Text,
  SelectWidget: Choice,
  CheckboxWidget: YesOrNo,
};
export const fields: RegistryFieldsType = { fixedValue: FixedValue, yaml: YamlText };

export function uiSchemaOf(schema: JsonSchema): UiSchema {
  if (schema.format === 'yaml') return { 'ui:field': 'yaml' };
  if (schema.const !== undefined) return { 'ui:field': 'fixedValue' };
  const { items } = schema;
  return {
    ...(Array.isArray(items)
      ? { items: (_: unknown, index: number) => uiSchemaOf(items[index] ?? {}) }
      : items && { items: uiSchemaOf(items) }),
    ...Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, field]) => [key, uiSchemaOf(field)]),
    ),
  };
}
