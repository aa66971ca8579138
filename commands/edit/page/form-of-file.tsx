import Form from '@rjsf/core';
import type { Experimental_DefaultFormStateBehavior, RJSFSchema, ValidatorType } from '@rjsf/utils';
import { useId, useMemo, useState } from 'react';
import { pictureAddress, postPicture } from './api.ts';
import type { FormContext } from './form-context.ts';
import { templates } from './templates.tsx';
import type { useEditedFile } from './use-edited-file.ts';
import { fields, uiSchemaOf, widgets } from './widgets.tsx';

type PictureProps = { path: string; name: string; onSaved: (name: string) => void };

/** Shows nothing if the file has no picture. */
function SavedPicture({ address }: { address: string }) {
  const [isLoaded, setIsLoaded] = useState(false);
  return (
    <img
      src={address}
      alt="As it is in the folder"
      className="aspect-4/3 w-48 border border-line object-cover"
      hidden={!isLoaded}
      onLoad={() => setIsLoaded(true)}
    />
  );
}

function Picture({ path, name, onSaved }: PictureProps) {
  const [status, setStatus] = useState('');
  const [saveCount, setSaveCount] = useState(0);
  const id = useId();
  // A new portrait has the name of the old portrait. The number of saves changes the URL, so that
  // the browser loads the new portrait.
  const address = pictureAddress(path, name, saveCount);
  const save = (file: File | undefined) => {
    if (!file) return;
    setStatus('Saving ...');
    postPicture(path, file).then(
      (saved) => {
        setStatus(`Saved as ${saved.name}`);
        setSaveCount(saveCount + 1);
        onSaved(saved.name);
      },
      (error: Error) => setStatus(error.message),
    );
  };
  return (
    <div className="mb-5 flex flex-wrap gap-5">
      <SavedPicture key={address} address={address} />
      <div className="field">
        <label htmlFor={id}>
          {path.startsWith('team/') ? 'Portrait' : 'Picture from this machine'}
        </label>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => save(target.files?.[0])}
        />
        <p className="hint">JPEG, PNG, WebP or AVIF, at least 800 by 600 pixels, at most 20 MB</p>
        <p role="status">{status}</p>
      </div>
    </div>
  );
}

/** With these options, a form does not add fields that the file leaves out. */
const NO_DEFAULTS: Experimental_DefaultFormStateBehavior = {
  arrayMinItems: { populate: 'never' },
  emptyObjectFields: 'skipDefaults',
  constAsDefaults: 'never',
};

/** The form checks nothing, because the server checks. No schema has variants to choose from. */
const NO_CHECK: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  isValid: () => true,
  rawValidation: () => ({}),
};

/** Returns the file name of an article's picture. */
function pictureName({ featured_image_url: image }: Record<string, unknown>): string {
  return typeof image === 'string' ? image.replace(/^plate:(.*)$/, '$1.svg') : '';
}

type FormOfFileProps = {
  state: ReturnType<typeof useEditedFile>;
  bodyId: string;
  onSave: () => void;
};

export function FormOfFile({ state, bodyId, onSave }: FormOfFileProps) {
  const { path, edited, saved, otherEdits, change, mistakes } = state;
  const uiSchema = useMemo(() => uiSchemaOf(saved.schema), [saved.schema]);
  const context: FormContext = useMemo(
    () => ({ mistakes, marksOptionalFields: (saved.schema.required ?? []).length > 0 }),
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
        // A change by another person renders the form anew.
        key={JSON.stringify(otherEdits)}
        schema={saved.schema as RJSFSchema}
        uiSchema={uiSchema}
        formData={edited.fields}
        formContext={context}
        validator={NO_CHECK}
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
