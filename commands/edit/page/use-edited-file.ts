import { useCallback, useEffect, useRef, useState } from 'react';
import { slugOf } from '../../../src/text/slug.ts';
import type { EditedContent } from '../content-text.ts';
import type { Mistake, OpenFile, SaveOutcome } from '../store.ts';
import { postCheck, postSave } from './api.ts';
import { isSameValue, mergeEdits, type OtherEdit, replaceItem } from './merge.ts';

const CHECK_DELAY_MS = 350;

export type SaveState = '' | 'saving' | 'saved' | 'invalid' | 'conflict' | 'offline';

const contentOf = ({ fields, body }: OpenFile): EditedContent => ({ fields, body });

const NO_MISTAKES: readonly Mistake[] = [];

function suggestedName({ name, title, city, state }: EditedContent['fields']) {
  const text = [name, title, city, state].find((value) => typeof value === 'string');
  return slugOf(typeof text === 'string' ? text : '') || 'name';
}

/** The path of a new file has no name yet ("blog/.md"). */
function pathOf(file: OpenFile, typedName: string | undefined, { fields }: EditedContent) {
  return file.digest ? file.path : file.path.replace('/', `/${typedName ?? suggestedName(fields)}`);
}

export function useEditedFile(file: OpenFile, typedName: string | undefined) {
  const [edited, setEdited] = useState<EditedContent>(contentOf(file));
  const [saved, setSaved] = useState(file);
  const [otherEdits, setOtherEdits] = useState<OtherEdit[]>([]);
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [status, setStatus] = useState<SaveState>('');
  const [hasTriedToSave, setHasTriedToSave] = useState(false);
  const latestEdit = useRef(edited);
  const path = pathOf(saved, typedName, edited);
  const isChanged = !isSameValue(edited, contentOf(saved));

  const change = useCallback((changes: Partial<EditedContent>) => {
    const next = { ...latestEdit.current, ...changes };
    if (isSameValue(next, latestEdit.current)) return;
    latestEdit.current = next;
    setEdited(next);
    setStatus((current) => (current === 'saving' ? current : ''));
  }, []);
  const mergeOtherEdits = useCallback(
    (opened: OpenFile) => {
      const result = mergeEdits(contentOf(saved), latestEdit.current, contentOf(opened));
      change(result.value as EditedContent);
      setSaved(opened);
      setOtherEdits(result.otherEdits);
      setOutcome(undefined);
      setStatus('conflict');
    },
    [change, saved],
  );
  const acceptOtherEdit = useCallback(
    (edit: OtherEdit) => {
      change(replaceItem(latestEdit.current, edit.path, edit.value) as EditedContent);
      setOtherEdits((edits) =>
        edits.map((other) => (other === edit ? { ...other, isAlsoChangedHere: false } : other)),
      );
    },
    [change],
  );
  const { digest } = saved;
  const isSaving = status === 'saving';
  useEffect(() => {
    if (!isChanged) {
      setOutcome(undefined);
      return;
    }
    // During a save, the file on the disk may already differ from the opened file.
    if (isSaving) return;
    let isOutdated = false;
    const timer = setTimeout(() => {
      postCheck({ ...edited, path, digest }).then(
        (answer) => {
          if (isOutdated) return;
          if (answer.state === 'stale') mergeOtherEdits(answer.opened);
          else setOutcome(answer);
        },
        () => !isOutdated && setStatus('offline'),
      );
    }, CHECK_DELAY_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [edited, isChanged, isSaving, digest, path, mergeOtherEdits]);

  const save = useCallback(async (): Promise<OpenFile | undefined> => {
    const sentEdit = latestEdit.current;
    const isSaved = isSameValue(sentEdit, contentOf(saved)) && saved.digest;
    if (isSaved || isSaving) return undefined;
    setStatus('saving');
    setHasTriedToSave(true);
    try {
      const answer = await postSave({ ...sentEdit, path, digest });
      if (answer.state === 'stale') {
        mergeOtherEdits(answer.opened);
        return undefined;
      }
      if (answer.state !== 'saved') {
        setOutcome(answer);
        setStatus('invalid');
        return undefined;
      }
      setSaved(answer.opened);
      // Text that was typed during the save remains and is not saved yet.
      const isLatest = isSameValue(latestEdit.current, sentEdit);
      if (isLatest) change(contentOf(answer.opened));
      setOtherEdits([]);
      setOutcome(undefined);
      setStatus(isLatest ? 'saved' : '');
      return answer.opened;
    } catch {
      setStatus('offline');
      return undefined;
    }
  }, [change, digest, path, saved, mergeOtherEdits, isSaving]);
  // An untouched new form shows no mistakes.
  const mistakes =
    outcome?.state === 'wrong' && (digest || hasTriedToSave) ? outcome.mistakes : NO_MISTAKES;
  const diff = digest && outcome && 'diff' in outcome ? outcome.diff : '';
  return {
    path,
    edited,
    saved,
    otherEdits,
    change,
    acceptOtherEdit,
    mistakes,
    diff,
    isChanged,
    status,
    save,
  };
}
