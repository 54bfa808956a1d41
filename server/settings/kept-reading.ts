import type { KeyValue } from '../../contract/entities/settings.ts';

const isSame = (list: readonly KeyValue[], other: readonly KeyValue[]): boolean =>
  list.length === other.length &&
  list.every(({ key, value }, index) => key === other[index]?.key && value === other[index]?.value);

/** Parses a list of settings, and parses it again only when it has changed. */
export const keptReading = <Reading>(read: (list: readonly KeyValue[]) => Reading) => {
  let last: { list: readonly KeyValue[]; reading: Reading } | undefined;
  return (list: readonly KeyValue[]): Reading => {
    if (!last || !isSame(list, last.list)) last = { list: structuredClone(list), reading: read(list) };
    return last.reading;
  };
};
