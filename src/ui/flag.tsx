import styles from './flag.module.css';
import flags from './flags.svg';

/** A country's flag, decoration next to its name; a plain field when the country has none. Named as in the feed. */
export const Flag = ({ country }: { country: string }) => (
  <svg className={styles.flag} width="16" height="12" aria-hidden="true">
    <use href={`${flags}#${encodeURIComponent(country.replaceAll(' ', '-'))}`} />
  </svg>
);
