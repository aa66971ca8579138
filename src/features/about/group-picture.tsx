import type { TeamEntry } from './expert-team.tsx';

/** How many stand in the back row: one fewer than in front, so that every face shows between two shoulders. */
function backRow(count: number) {
  return Math.floor((count - 1) / 2);
}

function Row({ members }: { members: readonly TeamEntry[] }) {
  return (
    <div className="group-row">
      {members.map((member) => (
        <img
          key={member.slug}
          src={member.portrait.src}
          alt=""
          width="240"
          height="240"
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}

/** Everybody in one picture: drawings stand together in two rows; as soon as one is a photo, plates side by side. */
export function GroupPicture({ members, alt }: { members: readonly TeamEntry[]; alt: string }) {
  const back = backRow(members.length);
  const drawn = members.every(({ portrait }) => portrait.illustration);
  return (
    <div role="img" aria-label={alt} className={drawn ? 'group-picture' : 'group-plates'}>
      <Row members={members.slice(members.length - back)} />
      <Row members={members.slice(0, members.length - back)} />
    </div>
  );
}
