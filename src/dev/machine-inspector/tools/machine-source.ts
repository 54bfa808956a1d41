import { fileNameOf } from './journey-text.ts';

const sources = import.meta.glob<string>('../../../../machines/*/*.machine.ts', { query: '?raw', import: 'default' });

/** The file of a machine: the Stately editor reads it as it is now. */
export const machineSource = async (machine: string): Promise<string> => {
  const name = fileNameOf(machine);
  const load = sources[`../../../../machines/${name}/${name}.machine.ts`];
  if (!load) throw new Error(`There is no file ${name}.machine.ts`);
  return load();
};
