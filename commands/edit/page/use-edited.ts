import { useCallback, useEffect, useRef, useState } from 'react';
import { slugOf } from '../../../src/text/slug.ts';
import type { EditedContent } from '../content-text.ts';
import type { Mistake } from '../mistakes.ts';
import type { OpenFile, SaveOutcome } from '../store.ts';
import { postCheck, postSave } from './api.ts';
import { isSameValue, merged, type OtherEdit, withPart } from './merge.ts';

/** An edit is checked after this pause in typing, in ms. */
const PAUSE_MS = 350;

export type SaveState = '' | 'saving' | 'saved' | 'invalid' | 'conflict' | 'offline';

const editedIn = ({ fields, body }: OpenFile): EditedContent => ({ fields, body });

const NONE: readonly Mistake[] = [];

/** The name of a new file until the editor's user types another one. */
function suggestedName({ name, title, city, state }: EditedContent['fields']) {
  const found = [name, title, city, state].find((each) => typeof each === 'string');
  return slugOf(typeof found === 'string' ? found : '') || 'name';
}

/** Returns the path of a file. A new file has no name yet ("blog/.md"): it gets the typed or the suggested one. */
function pathOf(file: OpenFile, typedName: string | undefined, { fields }: EditedContent) {
  return file.digest ? file.path : file.path.replace('/', `/${typedName ?? suggestedName(fields)}`);
}

/** Returns the state of a file in the editor: its values and mistakes, the status of saving, and changes by other editors. */
export function useEdited(file: OpenFile, typedName: string | undefined) {
  const [edited, setEdited] = useState<EditedContent>(editedIn(file));
  /** The file as it was last read from the disk. */
  const [saved, setSaved] = useState(file);
  const [theirs, setTheirs] = useState<OtherEdit[]>([]);
  const [outcome, setOutcome] = useState<SaveOutcome>();
  const [status, setStatus] = useState<SaveState>('');
  const [isTried, setIsTried] = useState(false);
  const latest = useRef(edited);
  const path = pathOf(file, typedName, edited);
  const isChanged = !isSameValue(edited, editedIn(saved));

  const change = useCallback((part: Partial<EditedContent>) => {
    const next = { ...latest.current, ...part };
    if (isSameValue(next, latest.current)) return;
    latest.current = next;
    setEdited(next);
    setStatus('');
  }, []);
  /** Merges changes of other editors into the file. Values that were typed here stay. */
  const mergeTheirs = useCallback(
    (opened: OpenFile) => {
      const found = merged(editedIn(saved), latest.current, editedIn(opened));
      change(found.value as EditedContent);
      setSaved(opened);
      setTheirs(found.theirs);
      setOutcome(undefined);
      setStatus('conflict');
    },
    [change, saved],
  );
  const take = useCallback(
    (part: OtherEdit) => {
      change(withPart(latest.current, part.path, part.value) as EditedContent);
      setTheirs((all) => all.map((each) => (each === part ? { ...each, isOursToo: false } : each)));
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
        (found) => {
          if (isLate) return;
          if (found.state === 'stale') mergeTheirs(found.opened);
          else setOutcome(found);
        },
        () => !isLate && setStatus('offline'),
      );
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [edited, isChanged, digest, path, mergeTheirs]);

  /** Saves the file and returns it; undefined if nothing was saved. */
  const save = useCallback(async (): Promise<OpenFile | undefined> => {
    const sent = latest.current;
    if (isSameValue(sent, editedIn(saved)) && saved.digest) return undefined;
    setStatus('saving');
    setIsTried(true);
    try {
      const found = await postSave({ ...sent, path, digest });
      if (found.state === 'stale') {
        mergeTheirs(found.opened);
        return undefined;
      }
      if (found.state !== 'saved') {
        setOutcome(found);
        setStatus('invalid');
        return undefined;
      }
      setSaved(found.opened);
      // Text that was typed during the save stays.
      if (isSameValue(latest.current, sent)) change(editedIn(found.opened));
      setTheirs([]);
      setOutcome(undefined);
      setStatus('saved');
      return found.opened;
    } catch {
      setStatus('offline');
      return undefined;
    }
  }, [change, digest, path, saved, mergeTheirs]);
  // An untouched new form shows no mistakes.
  const mistakes = outcome?.state === 'wrong' && (digest || isTried) ? outcome.mistakes : NONE;
  const diff = digest && outcome && 'diff' in outcome ? outcome.diff : '';
  return { path, edited, saved, theirs, change, take, mistakes, diff, isChanged, status, save };
}
