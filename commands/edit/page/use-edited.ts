import { useCallback, useEffect, useRef, useState } from 'react';
import { slugOf } from '../../../src/text/slug.ts';
import type { EditedContent } from '../content-text.ts';
import type { Mistake } from '../mistakes.ts';
import type { OpenFile, SaveOutcome } from '../store.ts';
import { postCheck, postSave } from './api.ts';
import { isSameValue, merged, type OtherEdit, withPart } from './merge.ts';

const PAUSE_MS = 350;

export type SaveState = '' | 'saving' | 'saved' | 'invalid' | 'conflict' | 'offline';

const editedIn = ({ fields, body }: OpenFile): EditedContent => ({ fields, body });

const NONE: readonly Mistake[] = [];

function suggestedName({ name, title, city, state }: EditedContent['fields']) {
  const text = [name, title, city, state].find((each) => typeof each === 'string');
  return slugOf(typeof text === 'string' ? text : '') || 'name';
}

/** The path of a new file has no name yet ("blog/.md"). */
function pathOf(file: OpenFile, typedName: string | undefined, { fields }: EditedContent) {
  return file.digest ? file.path : file.path.replace('/', `/${typedName ?? suggestedName(fields)}`);
}

export function useEdited(file: OpenFile, typedName: string | undefined) {
  const [edited, setEdited] = useState<EditedContent>(editedIn(file));
  const [saved, setSaved] = useState(file);
  const [theirs, setTheirs] = useState<OtherEdit[]>([]);
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [status, setStatus] = useState<SaveState>('');
  const [isTried, setIsTried] = useState(false);
  const latest = useRef(edited);
  const path = pathOf(file, typedName, edited);
  const isChanged = !isSameValue(edited, editedIn(saved));

  const change = useCallback((changes: Partial<EditedContent>) => {
    const next = { ...latest.current, ...changes };
    if (isSameValue(next, latest.current)) return;
    latest.current = next;
    setEdited(next);
    setStatus('');
  }, []);
  const mergeTheirs = useCallback(
    (opened: OpenFile) => {
      const result = merged(editedIn(saved), latest.current, editedIn(opened));
      change(result.value as EditedContent);
      setSaved(opened);
      setTheirs(result.theirs);
      setOutcome(undefined);
      setStatus('conflict');
    },
    [change, saved],
  );
  const acceptTheirs = useCallback(
    (edit: OtherEdit) => {
      change(withPart(latest.current, edit.path, edit.value) as EditedContent);
      setTheirs((all) => all.map((each) => (each === edit ? { ...each, isOursToo: false } : each)));
    },
    [change],
  );
  const { digest } = saved;
  useEffect(() => {
    if (!isChanged) {
      setOutcome(undefined);
      return;
    }
    let isLate = false;
    const timer = setTimeout(() => {
      postCheck({ ...edited, path, digest }).then(
        (answer) => {
          if (isLate) return;
          if (answer.state === 'stale') mergeTheirs(answer.opened);
          else setOutcome(answer);
        },
        () => !isLate && setStatus('offline'),
      );
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [edited, isChanged, digest, path, mergeTheirs]);

  const save = useCallback(async (): Promise<OpenFile | undefined> => {
    const sent = latest.current;
    if (isSameValue(sent, editedIn(saved)) && saved.digest) return undefined;
    setStatus('saving');
    setIsTried(true);
    try {
      const answer = await postSave({ ...sent, path, digest });
      if (answer.state === 'stale') {
        mergeTheirs(answer.opened);
        return undefined;
      }
      if (answer.state !== 'saved') {
        setOutcome(answer);
        setStatus('invalid');
        return undefined;
      }
      setSaved(answer.opened);
      // Text that was typed during the save stays.
      if (isSameValue(latest.current, sent)) change(editedIn(answer.opened));
      setTheirs([]);
      setOutcome(undefined);
      setStatus('saved');
      return answer.opened;
    } catch {
      setStatus('offline');
      return undefined;
    }
  }, [change, digest, path, saved, mergeTheirs]);
  // An untouched new form shows no mistakes.
  const mistakes = outcome?.state === 'wrong' && (digest || isTried) ? outcome.mistakes : NONE;
  const diff = digest && outcome && 'diff' in outcome ? outcome.diff : '';
  return {
    path,
    edited,
    saved,
    theirs,
    change,
    acceptTheirs,
    mistakes,
    diff,
    isChanged,
    status,
    save,
  };
}
