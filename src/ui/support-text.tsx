import css from './support-text.module.css';

/** An e-mail address, or a telephone number as it is said abroad. */
const ways = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ()/-]{5,}\d)/;

/** What the operator says of its support; addresses and numbers lead there, and are never parted at the end of a line. */
export const SupportText = ({ children: text = '' }: { children: string | undefined }) =>
  text.split(ways).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <a
        key={part}
        className={css.way}
        href={part.includes('@') ? `mailto:${part}` : `tel:${part.replace(/[^+\d]/g, '')}`}
      >
        {part}
      </a>
    ),
  );
