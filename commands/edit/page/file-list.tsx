import { useEffect, useState } from 'react';
import type { SearchHit } from '../search.ts';
import { type FileGroup, type FileKind, fetchSearch } from './api.ts';

const displayName = (path: string) => path.replace(/^[^/]+\/(?=.)/, '').replace(/\.\w+$/, '');

function FileLink({ path, name, isOpen }: { path: string; name: string; isOpen: boolean }) {
  return (
    <li>
      <a
        href={`#${path}`}
        aria-current={isOpen ? 'page' : undefined}
        className="block border-l-3 border-transparent px-3 py-2.5 text-note text-ink-2 hover:underline aria-[current]:border-red aria-[current]:bg-paper aria-[current]:text-ink lg:py-1"
      >
        {name}
      </a>
    </li>
  );
}

const SEARCH = { minLength: 3, pauseMs: 200 } as const;

function useSearchHits(text: string): SearchHit[] {
  const [hits, setHits] = useState<SearchHit[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const search = () =>
      fetchSearch(text).then(
        (answer) => isCurrent && setHits(answer.found),
        () => isCurrent && setHits([]),
      );
    const isLongEnough = text.trim().length >= SEARCH.minLength;
    const timer = isLongEnough ? setTimeout(search, SEARCH.pauseMs) : undefined;
    if (!isLongEnough) setHits([]);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text]);
  return hits;
}

function TextHits({ hits }: { hits: readonly SearchHit[] }) {
  if (!hits.length) return null;
  return (
    <section aria-label="In the texts" className="mb-4">
      <h2 className="py-2.5 text-body">In the texts</h2>
      <ul>
        {hits.map(({ path, field, excerpt }) => (
          <li key={`${path} ${field}`}>
            <a href={`#${path}|${field}`} className="block py-1.5 text-sm hover:underline">
              {excerpt} <span className="block text-xs text-ink-2">{path}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

type FileListProps = { groups: readonly FileGroup[]; kinds: readonly FileKind[]; openPath: string };

export function FileList({ groups, kinds, openPath }: FileListProps) {
  const [search, setSearch] = useState('');
  const hits = useSearchHits(search);
  const searchWords = search.toLowerCase().split(/\s+/);
  const matchingGroups = groups
    .map(({ name, files }) => ({
      name,
      files: files.filter((path) =>
        searchWords.every((word) => `${name} ${path}`.toLowerCase().includes(word)),
      ),
    }))
    .filter(({ files }) => files.length);
  return (
    <nav
      aria-label="Files"
      className="overflow-y-auto bg-fog p-6 max-lg:group-data-file:hidden lg:border-r lg:border-line lg:group-has-data-preview:hidden"
    >
      <details>
        <summary className="py-2.5 font-bold">New</summary>
        <ul>
          {kinds.map(({ folder, name }) => (
            <FileLink
              key={folder}
              path={`new/${folder}`}
              name={name}
              isOpen={openPath === `new/${folder}`}
            />
          ))}
        </ul>
      </details>
      <div className="field mb-4">
        <label htmlFor="file-search">Find a file or a text</label>
        <input
          id="file-search"
          type="search"
          className="control"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </div>
      <TextHits hits={hits} />
      {matchingGroups.map(({ name, files }) => (
        <details key={name} open={search !== '' || files.includes(openPath) || name === 'Articles'}>
          <summary className="py-2.5 font-bold">
            {name} <span className="text-sm font-normal text-ink-2">{files.length}</span>
          </summary>
          <ul>
            {files.map((path) => (
              <FileLink
                key={path}
                path={path}
                name={displayName(path)}
                isOpen={path === openPath}
              />
            ))}
          </ul>
        </details>
      ))}
      {groups.length > 0 && matchingGroups.length + hits.length === 0 && (
        <p>No file has these words in its name or text.</p>
      )}
    </nav>
  );
}
