import type { UiSchema } from '@rjsf/utils';
import type { FormSchema } from '../form-schema.ts';

/** Which control of ours a value has where the form library's choice does not fit. */
export function uiSchemaOf(schema: FormSchema): UiSchema {
  if (schema.format === 'yaml') return { 'ui:field': 'yaml' };
  if (schema.const !== undefined) return { 'ui:field': 'mark' };
  const { items } = schema;
  return {
    ...(items && !Array.isArray(items) ? { items: uiSchemaOf(items) } : {}),
    ...Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([key, field]) => [key, uiSchemaOf(field)]),
    ),
  };
}
