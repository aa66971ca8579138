import { useEffect, useId, useState } from 'react';
import { fetchPicture, postPicture } from './api.ts';

type PictureProps = { path: string; name: string; onKept: (name: string) => void };

function Kept({ path, name }: Pick<PictureProps, 'path' | 'name'>) {
  const [shown, setShown] = useState('');
  useEffect(() => {
    let address = '';
    let isLate = false;
    fetchPicture(path, name).then(
      (blob) => {
        if (isLate || !blob.size) return;
        address = URL.createObjectURL(blob);
        setShown(address);
      },
      () => undefined,
    );
    return () => {
      isLate = true;
      URL.revokeObjectURL(address);
    };
  }, [path, name]);
  return (
    shown && (
      <img
        src={shown}
        alt="As it is in the folder"
        className="aspect-4/3 w-48 border border-line object-cover"
      />
    )
  );
}

/** The picture of an article or a member of the team, and another one for it from this machine. */
export function Picture({ path, name, onKept }: PictureProps) {
  const [said, setSaid] = useState('');
  const [count, setCount] = useState(0);
  const id = useId();
  const keep = (file: File | undefined) => {
    if (!file) return;
    setSaid('Keeping it ...');
    postPicture(path, file).then(
      (kept) => {
        setSaid(`Kept as ${kept.name}`);
        setCount(count + 1);
        onKept(kept.name);
      },
      (error: Error) => setSaid(error.message),
    );
  };
  return (
    <div className="mb-5 flex flex-wrap gap-5">
      <Kept key={`${name} ${count}`} path={path} name={name} />
      <div className="field">
        <label htmlFor={id}>
          {path.startsWith('team/') ? 'Portrait' : 'Picture from this machine'}
        </label>
        <input
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={({ target }) => keep(target.files?.[0])}
        />
        <p className="hint">JPEG, PNG, WebP or AVIF, at least 800 by 600 pixels, at most 20 MB</p>
        <p role="status">{said}</p>
      </div>
    </div>
  );
}
