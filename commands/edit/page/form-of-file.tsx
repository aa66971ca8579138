import Form from '@rjsf/core';
import type { Experimental_DefaultFormStateBehavior, RJSFSchema } from '@rjsf/utils';
import validator from '@rjsf/validator-ajv8';
import { useMemo } from 'react';
import type { FormContext } from './form-context.ts';
import { Picture } from './picture.tsx';
import { templates } from './templates.tsx';
import type { useEdited } from './use-edited.ts';
import { fields, uiSchemaOf, widgets } from './widgets.tsx';

/** A form does not add fields that the file leaves out. */
const NO_DEFAULTS: Experimental_DefaultFormStateBehavior = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
};

/** Returns the file name of an article's picture. */
function pictureName({ featured_image_url: image }: Record<string, unknown>): string {
  return typeof image === 'string' ? image.replace(/^plate:(.*)$/, '$1.svg') : '';
}

type FormOfFileProps = { state: ReturnType<typeof useEdited>; bodyId: string; onSave: () => void };

export function FormOfFile({ state, bodyId, onSave }: FormOfFileProps) {
  const { path, edited, saved, theirs, change, mistakes } = state;
  const uiSchema = useMemo(() => uiSchemaOf(saved.schema), [saved.schema]);
  const context: FormContext = useMemo(
    () => ({ mistakes, hasOptionalLabels: (saved.schema.required ?? []).length > 0 }),
    [mistakes, saved.schema],
  );
  const isArticle = path.startsWith('blog/');
  const setPicture = (name: string) =>
    change({ fields: { ...edited.fields, featured_image_url: name } });
  return (
    <>
      {(isArticle || (path.startsWith('team/') && saved.digest)) && (
        <Picture
          path={path}
          name={isArticle ? pictureName(edited.fields) : ''}
          onSaved={(name) => isArticle && setPicture(name)}
        />
      )}
      <Form
        // Changes by another person render the form anew.
        key={JSON.stringify(theirs)}
        schema={saved.schema as RJSFSchema}
        uiSchema={uiSchema}
        formData={edited.fields}
        formContext={context}
        validator={validator}
        templates={templates}
        widgets={widgets}
        fields={fields}
        noValidate
        noHtml5Validate
        experimental_defaultFormStateBehavior={NO_DEFAULTS}
        onChange={({ formData }) => change({ fields: formData as Record<string, unknown> })}
        onSubmit={onSave}
      >
        {/* The form needs a child, else it would show its own button. */}
        <span hidden />
      </Form>
      {saved.hasBody && (
        <div className="field mb-5">
          <label htmlFor={bodyId}>Text</label>
          <p className="hint mb-1.5">Markdown</p>
          <textarea
            id={bodyId}
            className="control min-h-96 font-serif"
            value={edited.body}
            onChange={({ target }) => change({ body: target.value })}
          />
        </div>
      )}
    </>
  );
}
