import { useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { askFile, askFiles, type Group, type OpenedFile } from './ask.ts';
import { Editor } from './editor.tsx';
import { FileList } from './file-list.tsx';

const pathInAddress = () => decodeURIComponent(location.hash.slice(1));
const LEAVE = 'What you have changed in this file is not saved. Leave it all the same?';

/** The list of files at the left, the one that is open beside it. */
function Page() {
  const [groups, setGroups] = useState<Group[]>([]);
  const [path, setPath] = useState(pathInAddress);
  const [file, setFile] = useState<OpenedFile>();
  const [error, setError] = useState('');
  const isChanged = useRef(false);

  const tell = useCallback(
    (wrong: unknown) => setError(wrong instanceof Error ? wrong.message : String(wrong)),
    [],
  );
  const load = useCallback(
    (wanted: string) => {
      isChanged.current = false;
      setFile(undefined);
      setError('');
      setPath(wanted);
      document.title = wanted ? `${wanted} – Content` : 'Content';
      if (wanted) askFile(wanted).then(setFile, tell);
    },
    [tell],
  );
  useEffect(() => {
    askFiles().then((found) => setGroups(found.groups), tell);
    load(pathInAddress());
  }, [load, tell]);
  useEffect(() => {
    const follow = () => {
      const wanted = pathInAddress();
      if (wanted === path) return;
      if (!isChanged.current || confirm(LEAVE)) load(wanted);
      else history.replaceState(null, '', `#${path}`);
    };
    const stay = (event: BeforeUnloadEvent) => {
      if (isChanged.current) event.preventDefault();
    };
    addEventListener('hashchange', follow);
    addEventListener('beforeunload', stay);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('beforeunload', stay);
    };
  }, [path, load]);
  const shown = file?.path === path ? file : undefined;
  return (
    <div className={path ? 'page has-file' : 'page'}>
      <header className="top">
        <a href={`/${location.search}`}>Content</a>
        <p>Saved files are in the content folder at once; the site shows them when it is built anew.</p>
      </header>
      <FileList groups={groups} open={path} />
      <main>
        {error && (
          <p role="alert" className="notice">
            {error}
          </p>
        )}
        {!path && <p className="start">Choose a file from the list.</p>}
        {shown && (
          <Editor
            key={`${shown.path} ${shown.digest}`}
            file={shown}
            onChanged={(changed) => {
              isChanged.current = changed;
            }}
            onLoadAnew={() => load(path)}
          />
        )}
      </main>
    </div>
  );
}

const place = document.getElementById('page');
if (place) createRoot(place).render(<Page />);
