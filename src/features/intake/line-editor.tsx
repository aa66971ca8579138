import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

export const EDITOR_ID = 'script-editor';
export const moveId = (offset: number) => (offset < 0 ? 'script-move-up' : 'script-move-down');

/** Closes the editor after the click, so that nothing moves under the pointer during the click. */
function closeAfterPress(close: () => void) {
  if (!document.querySelector(':active')) close();
  else addEventListener('pointerup', () => setTimeout(close), { once: true });
}

type LineEditorProps = {
  name: string;
  text: string;
  help: string;
  /**
   * Saves the line, or deletes it if the text is empty. Returns the reason if the text cannot be
   * saved.
   */
  onSave(text: string): string | undefined;
  onClose(isFocused: boolean): void;
  onMove?(text: string, offset: 1 | -1): void;
};

export function LineEditor({ name, text, help, onSave, onClose, onMove }: LineEditorProps) {
  const [problem, setProblem] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const isFinished = useRef(false);
  const currentText = () => field.current?.value ?? '';
  const save = (newText = currentText()) => {
    const saveProblem = onSave(newText);
    setProblem(saveProblem);
    isFinished.current = saveProblem === undefined;
    return isFinished.current;
  };
  const cancel = () => {
    isFinished.current = true;
    onClose(true);
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (isFinished.current || currentTarget.contains(relatedTarget) || !save()) return;
    closeAfterPress(() => onClose(false));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition (Japanese, Chinese) Enter and Escape belong to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') cancel();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    if (save()) onClose(true);
  };
  const button = (label: string, onClick: () => void, id?: string) => (
    <Button
      id={id}
      look={label === 'Save' ? 'dark' : 'secondary'}
      size="small"
      className="min-h-11 px-3"
      onClick={onClick}
    >
      {label}
    </Button>
  );
  return (
    <fieldset
      className="line-editor my-2 grid flex-1 gap-2 rounded-sm border-2 border-ink bg-paper p-3.5 font-sans print:border-0 print:p-0"
      onBlur={onBlur}
    >
      <label
        htmlFor={EDITOR_ID}
        aria-live="polite"
        className="text-sm/5 font-semibold first-letter:uppercase print:hidden"
      >
        {name}
      </label>
      <textarea
        ref={field}
        id={EDITOR_ID}
        className="control field-sizing-content min-h-14 font-serif text-h4 print:border-0 print:p-0"
        rows={3}
        defaultValue={text}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${EDITOR_ID}-problem ${EDITOR_ID}-help`}
        onKeyDown={onKeyDown}
      />
      <p
        id={`${EDITOR_ID}-problem`}
        role="alert"
        className="text-sm/5 font-semibold text-red empty:hidden"
      >
        {problem}
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        {button('Save', () => save() && onClose(true))}
        {button('Cancel', cancel)}
        {onMove && button('Move up', () => onMove(currentText(), -1), moveId(-1))}
        {onMove && button('Move down', () => onMove(currentText(), 1), moveId(1))}
        {onMove && button('Delete', () => save('') && onClose(true))}
      </div>
      <p
        id={`${EDITOR_ID}-help`}
        className="text-sm/5 text-ink-2 pointer-coarse:hidden print:hidden"
      >
        {help}
      </p>
    </fieldset>
  );
}
