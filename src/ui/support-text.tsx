import css from './support-text.module.css';

/** An e-mail address, or a telephone number in international form. */
const ways = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+\d[\d ()/-]{5,}\d)/;

/** The operator's support text; addresses and numbers are links, and are never broken at the end of a line. */
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
