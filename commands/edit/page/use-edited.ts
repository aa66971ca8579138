import { useCallback, useEffect, useRef, useState } from 'react';
import type { Edited } from '../content-text.ts';
import type { Outcome } from '../store.ts';
import { askCheck, askSave, type OpenedFile } from './ask.ts';

/** Time without a key before a change is looked at, in ms. */
const PAUSE_MS = 350;

export type Said = '' | 'saving' | 'saved' | 'refused' | 'unanswered';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** A file while it is edited: what the site's reader says of it, and saving it. */
export function useEdited(file: OpenedFile) {
  const [edited, setEdited] = useState<Edited>({ fields: file.fields, body: file.body });
  const [digest, setDigest] = useState(file.digest);
  const [kept, setKept] = useState(edited);
  const [outcome, setOutcome] = useState<Outcome>();
  const [said, setSaid] = useState<Said>('');
  const latest = useRef(edited);
  const isChanged = !same(edited, kept);

  const change = useCallback((part: Partial<Edited>) => {
    const next = { ...latest.current, ...part };
    if (same(next, latest.current)) return;
    latest.current = next;
    setEdited(next);
    setSaid('');
  }, []);
  useEffect(() => {
    if (!isChanged) {
      setOutcome(undefined);
      return;
    }
    let isLate = false;
    const timer = setTimeout(() => {
      askCheck({ ...edited, path: file.path, digest }).then(
        (found) => !isLate && setOutcome(found),
        () => !isLate && setSaid('unanswered'),
      );
    }, PAUSE_MS);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [edited, isChanged, digest, file.path]);

  const save = useCallback(async () => {
    const sent = latest.current;
    if (same(sent, kept)) return;
    setSaid('saving');
    try {
      const found = await askSave({ ...sent, path: file.path, digest });
      if (found.state === 'saved') {
        setDigest(found.opened.digest);
        setKept(sent);
        setOutcome(undefined);
      } else setOutcome(found);
      setSaid(found.state === 'saved' ? 'saved' : 'refused');
    } catch {
      setSaid('unanswered');
    }
  }, [digest, file.path, kept]);
  return { edited, change, outcome, isChanged, said, save };
}
