import styles from './flag.module.css';
import { type FlagDesign, flagDesigns } from './flag-designs.ts';

const bands = (colours: readonly string[], across: boolean) => {
  const size = (across ? 12 : 16) / colours.length;
  return colours.map((fill, place) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: a flag never reorders its bands
      key={place}
      fill={fill}
      x={across ? 0 : place * size}
      y={across ? place * size : 0}
      width={across ? 16 : size}
      height={across ? size : 12}
    />
  ));
};

const draw = (design: FlagDesign) => {
  if ('h' in design) return bands(design.h, true);
  if ('v' in design) return bands(design.v, false);
  const ground = <path fill={design.field} d="M0 0h16v12H0z" />;
  if ('cross' in design) {
    const x = design.nordic ? 5.5 : 8;
    const drawn = design.cross.map((stroke, depth) => (
      <path key={stroke} d={`M${x} 0v12M0 6h16`} stroke={stroke} strokeWidth={depth === 0 ? 2.6 : 1.2} />
    ));
    return [<g key="ground">{ground}</g>, ...drawn];
  }
  const shapes = design.shapes.map(([path, fill]) => <path key={path} d={path} fill={fill} />);
  return [<g key="ground">{ground}</g>, ...shapes];
};

/** A country's flag, decoration beside its name; nothing when the country has none. */
export function Flag({ country }: { country: string }) {
  const design = flagDesigns[country];
  if (design === undefined) return <span className={styles.none} aria-hidden="true" />;
  return (
    <svg className={styles.flag} viewBox="0 0 16 12" width="16" height="12" aria-hidden="true">
      {draw(design)}
    </svg>
  );
}
