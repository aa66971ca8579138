import { useCallback, useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { OpenFile } from '../store.ts';
import { type FileOverview, fetchFile, fetchFiles, fetchNewFile, useErrorText } from './api.ts';
import { Editor } from './editor.tsx';
import { FileList } from './file-list.tsx';

/** The hash has a path and, after a search, a field: "#pages/home.yaml|hero.lede". */
const partsInAddress = () => decodeURIComponent(location.hash.slice(1)).split('|');
const pathInAddress = () => partsInAddress()[0] ?? '';
const fieldInAddress = () => partsInAddress()[1] ?? '';
/** "new/blog" opens a new article, "copy/blog/a.md" a copy of that article. */
function fileAt(path: string): Promise<OpenFile> {
  const [, copiedPath = ''] = /^copy\/(.*)$/.exec(path) ?? [];
  if (copiedPath) return fetchNewFile(copiedPath.split('/')[0] ?? '', copiedPath);
  return path.startsWith('new/') ? fetchNewFile(path.slice('new/'.length), '') : fetchFile(path);
}

const LEAVE_QUESTION = 'Your changes to this file are not saved. Do you want to leave it?';

function Page() {
  const [files, setFiles] = useState<FileOverview>({ groups: [], kinds: [], siteOrigin: '' });
  const [path, setPath] = useState(pathInAddress);
  const [field, setField] = useState(fieldInAddress);
  const [opened, setOpened] = useState<{ path: string; file: OpenFile }>();
  const [error, setError] = useErrorText();
  const isChanged = useRef(false);

  const openPath = useCallback(
    (nextPath: string) => {
      isChanged.current = false;
      setOpened(undefined);
      setError('');
      setPath(nextPath);
      // The user may have opened another file meanwhile.
      const open = (file: OpenFile) =>
        pathInAddress() === nextPath && setOpened({ path: nextPath, file });
      if (nextPath) fileAt(nextPath).then(open, setError);
    },
    [setError],
  );
  const loadFiles = useCallback(() => fetchFiles().then(setFiles, setError), [setError]);
  useEffect(() => {
    void loadFiles();
    openPath(pathInAddress());
  }, [openPath, loadFiles]);
  const onPathChange = useCallback(
    (next: string) => {
      isChanged.current = false;
      void loadFiles();
      history.pushState(null, '', `#${next}`);
      openPath(next);
    },
    [loadFiles, openPath],
  );
  /** The editor of the new file stays open, because its user may still be typing. */
  const onCreated = useCallback(
    (file: OpenFile) => {
      void loadFiles();
      history.pushState(null, '', `#${file.path}`);
      setOpened({ path: file.path, file });
      setPath(file.path);
    },
    [loadFiles],
  );
  const onChanged = useCallback((isNowChanged: boolean) => {
    isChanged.current = isNowChanged;
  }, []);
  useEffect(() => {
    document.title = path ? `${path} – Content` : 'Content';
  }, [path]);
  useEffect(() => {
    const openAddress = () => {
      const nextPath = pathInAddress();
      setField(fieldInAddress());
      if (nextPath === path) return;
      if (!isChanged.current || confirm(LEAVE_QUESTION)) openPath(nextPath);
      else history.replaceState(null, '', `#${path}`);
    };
    const confirmLeaving = (event: BeforeUnloadEvent) => {
      if (isChanged.current) event.preventDefault();
    };
    addEventListener('hashchange', openAddress);
    addEventListener('beforeunload', confirmLeaving);
    return () => {
      removeEventListener('hashchange', openAddress);
      removeEventListener('beforeunload', confirmLeaving);
    };
  }, [path, openPath]);
  const openFile = opened?.path === path ? opened.file : undefined;
  return (
    <div
      data-file={path || undefined}
      className="group grid h-dvh grid-rows-[auto_minmax(0,1fr)] lg:grid-cols-[20rem_1fr] lg:has-data-preview:grid-cols-1"
    >
      <header className="on-night col-span-full flex flex-wrap items-baseline gap-x-6 gap-y-1 bg-ink px-6 py-3.5 text-sm text-paper">
        <a href={`/${location.search}`} className="text-lede font-heavy">
          <span aria-hidden="true" className="hidden max-lg:group-data-file:inline">
            ←{' '}
          </span>
          Content
        </a>
        <p className="max-lg:hidden">
          Saved files are in the content folder at once; the public site shows them when it is built
          anew.
        </p>
      </header>
      <FileList groups={files.groups} kinds={files.kinds} openPath={path} />
      <main className="flex min-h-0 flex-col px-5 lg:px-10">
        {error && (
          <p role="alert" className="notice max-w-216">
            {error}
          </p>
        )}
        {!path && <p className="pt-8 max-lg:hidden">Choose a file from the list.</p>}
        {openFile && (
          <Editor
            file={openFile}
            siteOrigin={files.siteOrigin}
            field={field}
            onChanged={onChanged}
            onCreated={onCreated}
            onPathChange={onPathChange}
          />
        )}
      </main>
    </div>
  );
}

const root = document.getElementById('page');
if (root) createRoot(root).render(<Page />);
