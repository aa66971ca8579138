import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  ObjectFieldTemplateProps,
  RJSFSchema,
} from '@rjsf/utils';
import type { ReactNode } from 'react';
import { Button } from '../../../src/ui/button.tsx';
import { type FormContext, mistakesAt, mistakesWithin } from './form-context.ts';

function lengthHint({ minLength = 0, maxLength }: Pick<RJSFSchema, 'minLength' | 'maxLength'>) {
  if (maxLength === undefined) return minLength > 1 ? `at least ${minLength} characters` : '';
  return minLength > 1
    ? `${minLength} to ${maxLength} characters`
    : `at most ${maxLength} characters`;
}

const isItem = (path: readonly (string | number)[]) => typeof path.at(-1) === 'number';

function Field({
  id,
  label,
  children,
  hidden,
  required,
  schema,
  fieldPathId,
  registry,
  formData,
}: FieldTemplateProps) {
  if (hidden) return <div hidden>{children}</div>;
  const context = registry.formContext as FormContext;
  const mistakes = mistakesAt(context, id);
  const isGroup = (schema.type === 'object' || schema.type === 'array') && schema.format !== 'yaml';
  const hasInputLabel =
    isGroup || schema.format === 'yaml' || schema.const !== undefined || schema.type === 'boolean';
  const lengthText = typeof formData === 'string' ? lengthHint(schema) : '';
  const hints = [
    isGroup ? '' : schema.description,
    lengthText && `${lengthText}, now ${String(formData).length}`,
  ];
  const hint = hints.filter(Boolean).join('; ');
  return (
    <div className={isItem(fieldPathId.path) ? 'field' : 'field mb-5'}>
      {!hasInputLabel && (
        <label htmlFor={id} className={isItem(fieldPathId.path) ? 'sr-only' : undefined}>
          {label}
          {context.marksOptionalFields && !required && !isItem(fieldPathId.path) && (
            <span className="text-sm font-normal text-ink-2"> optional</span>
          )}
        </label>
      )}
      {children}
      {hint && (
        <p className="hint" id={`${id}__hint`}>
          {hint}
        </p>
      )}
      <p className="mistake" id={`${id}__mistake`}>
        {mistakes.join('; ')}
      </p>
    </div>
  );
}

type GroupProps = {
  id: string;
  title: string;
  depth: number;
  hint?: string | undefined;
  context: FormContext;
  children: ReactNode;
};

function Group({ id, title, depth, hint, context, children }: GroupProps) {
  const mistakeCount = mistakesWithin(context, id).length;
  const hintLine = hint && <p className="hint mb-3">{hint}</p>;
  if (depth === 1)
    return (
      <details className="border-t border-line" id={id} open={mistakeCount > 0 || undefined}>
        <summary className="py-2.5 font-bold">
          {title}
          {mistakeCount > 0 && <span className="mistake ml-2">{mistakeCount} wrong</span>}
        </summary>
        {hintLine}
        {children}
      </details>
    );
  return (
    <fieldset id={id} className="min-w-0 border-l-2 border-line pt-1 pl-3 lg:pl-5">
      {title && <legend className="font-bold">{title}</legend>}
      {hintLine}
      {children}
    </fieldset>
  );
}

function Fields({ title, properties, fieldPathId, schema, registry }: ObjectFieldTemplateProps) {
  const { path, $id } = fieldPathId;
  const content = properties.map((property) => <div key={property.name}>{property.content}</div>);
  if (!path.length) return <>{content}</>;
  return (
    <Group
      id={$id}
      title={isItem(path) ? (schema.title ?? '') : title}
      depth={path.length}
      hint={schema.description}
      context={registry.formContext as FormContext}
    >
      {content}
    </Group>
  );
}

function Items({
  title,
  items,
  canAdd,
  onAddClick,
  fieldPathId,
  schema,
  registry,
}: ArrayFieldTemplateProps) {
  return (
    <Group
      id={fieldPathId.$id}
      title={`${title} (${items.length})`}
      depth={fieldPathId.path.length}
      hint={schema.description}
      context={registry.formContext as FormContext}
    >
      <ol>{items}</ol>
      {canAdd && (
        <Button look="secondary" size="small" onClick={onAddClick}>
          Add to {title}
        </Button>
      )}
    </Group>
  );
}

type ItemButtonProps = { sign: string; label: string; disabled?: boolean; onClick: () => void };

const ItemButton = ({ sign, label, disabled = false, onClick }: ItemButtonProps) => (
  <button
    type="button"
    className="rounded-sm px-3 py-2 font-semibold hover:enabled:bg-fog disabled:cursor-default disabled:text-rule"
    disabled={disabled}
    onClick={onClick}
    aria-label={label}
  >
    {sign}
  </button>
);

function Item({ children, index, totalItems, buttonsProps }: ArrayFieldItemTemplateProps) {
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem } =
    buttonsProps;
  const position = `item ${index + 1} of ${totalItems}`;
  const [up, down] = [`Move ${position} up`, `Move ${position} down`];
  return (
    <li className="mb-3 grid gap-x-3 gap-y-1 lg:grid-cols-[1fr_auto]">
      <div>{children}</div>
      <div className="max-lg:justify-self-end">
        {totalItems > 1 && (
          <>
            <ItemButton sign="↑" label={up} disabled={!hasMoveUp} onClick={onMoveUpItem} />
            <ItemButton sign="↓" label={down} disabled={!hasMoveDown} onClick={onMoveDownItem} />
          </>
        )}
        {hasRemove && <ItemButton sign="×" label={`Remove ${position}`} onClick={onRemoveItem} />}
      </div>
    </li>
  );
}

export const templates = {
  FieldTemplate: Field,
  ObjectFieldTemplate: Fields,
  ArrayFieldTemplate: Items,
  ArrayFieldItemTemplate: Item,
};
