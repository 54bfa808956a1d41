/** @jsxImportSource preact */

/** Cloth and trim of each team. */
const cloths: readonly (readonly [string, string])[] = [
  ['#E9B44C', '#1B1F4A'],
  ['#3E7CB1', '#F3ECDD'],
  ['#C8443A', '#F3ECDD'],
  ['#F3ECDD', '#2458B8'],
  ['#6A5A9E', '#FBEFD2'],
  ['#1E7A7A', '#F3ECDD'],
  ['#15171A', '#E9B44C'],
  ['#E07B20', '#15171A'],
  ['#8DB6CD', '#15171A'],
  ['#4F7F45', '#FBEFD2'],
  ['#8E3B5A', '#FBEFD2'],
  ['#D9D6D2', '#A52A22'],
];

/** A team's shirt of cut paper; next to its name, never instead of it. */
export const Shirt = ({ team }: { team: number }) => {
  const [cloth, trim] = cloths[team] ?? ['#fff', '#000'];
  const striped = team % 3 === 1;
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d="M8 3 2 6l2 6 3-1v11h10V11l3 1 2-6-6-3c-1 2-7 2-8 0Z" fill={cloth} stroke="#fff" stroke-opacity=".35" />
      {striped ? (
        <path d="M10 5h4v17h-4Z" fill={trim} />
      ) : (
        <path d={team % 3 === 0 ? 'M7 12h10v4H7Z' : 'M8 3c1 2 7 2 8 0l2 1c-2 4-10 4-12 0Z'} fill={trim} />
      )}
    </svg>
  );
};
