import type { TestProject } from 'vitest/node';
import { makeDataTemplate } from './site.ts';

/** Once for a run: the server in one file, and a data folder to begin every site with. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  const template = await makeDataTemplate();
  provide('dataTemplate', template.folder);
  return template.remove;
};
