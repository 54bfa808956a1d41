import css from './lobby-skeleton.module.css';

const tiles = Array.from({ length: 14 }, (_, nth) => nth);
const items = Array.from({ length: 8 }, (_, nth) => nth);

/** The shape of a lobby until it is known what it holds. */
export const LobbySkeleton = () => (
  <div className={css.lobby} aria-hidden>
    <div className={css.menu}>
      {items.map((nth) => (
        <span key={nth} className={css.item} />
      ))}
    </div>
    <div className={css.side}>
      <div className={css.toolbar} />
      <div className={css.grid}>
        {tiles.map((nth) => (
          <div key={nth}>
            <div className={css.cover} />
            <div className={css.bar} />
          </div>
        ))}
      </div>
    </div>
  </div>
);
