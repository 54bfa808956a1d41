import css from './cover.module.css';
import { coverOf } from './covers.ts';

/** The picture of a game; its name stands beside it. Off is drawn dim. */
export const Cover = ({ code, name, dim = false }: { code: string; name: string; dim?: boolean }) => {
  const url = coverOf(code);
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
