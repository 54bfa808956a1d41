import css from './cover.module.css';

/** Cover of each title by its code, as a file of its own that is fetched when it is visible. */
const files = import.meta.glob<string>('./covers/*.svg', { eager: true, query: '?url', import: 'default' });

const covers = new Map(
  Object.entries(files).map(([path, url]) => [path.slice('./covers/'.length, -'.svg'.length), url] as const),
);

/** The picture of a game, whose name is next to it. One without a picture has its first letter; off is drawn dim. */
export const Cover = ({ code, name, dim = false }: { code: string; name: string; dim?: boolean }) => {
  const url = covers.get(code);
  return (
    <span className={css.cover} data-dim={dim || undefined}>
      {url === undefined ? (
        <span className={css.letter}>{name.slice(0, 1)}</span>
      ) : (
        <img src={url} alt="" width={200} height={200} loading="lazy" decoding="async" draggable={false} />
      )}
    </span>
  );
};
