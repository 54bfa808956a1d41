import { CheckField } from '../check-field.tsx';
import styles from './filters.module.css';

interface FacetProps {
  name: string;
  checked: boolean;
  onCheck(checked: boolean): void;
  /** How many there are of it; nothing while that is on its way. */
  count?: number;
}

const classes = {
  root: styles.facet,
  body: styles.facetBody,
  labelWrapper: styles.facetWords,
  label: styles.facetLabel,
};

/** One kind of what a list can show. */
export const Facet = ({ name, checked, onCheck, count }: FacetProps) => (
  <CheckField
    size="xs"
    classNames={classes}
    label={
      <>
        {name} {count !== undefined && <span className={styles.count}>{count}</span>}
      </>
    }
    checked={checked}
    onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
  />
);
