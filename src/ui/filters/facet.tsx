import styles from './filters.module.css';

interface FacetProps {
  name: string;
  checked: boolean;
  onCheck(checked: boolean): void;
  /** How many there are of it; nothing while that is on its way. */
  count?: number;
}

/** One kind of what a list can show. */
export const Facet = ({ name, checked, onCheck, count }: FacetProps) => (
  <label className={styles.facet}>
    <input type="checkbox" checked={checked} onChange={({ currentTarget }) => onCheck(currentTarget.checked)} />
    <span>{name}</span>
    {count !== undefined && <span className={styles.count}>{count}</span>}
  </label>
);
