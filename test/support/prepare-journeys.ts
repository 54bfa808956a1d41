import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { root } from '../../server/root.ts';
import { compressFiles } from '../../tools/built-site.ts';
import { makeDataTemplate } from './site.ts';

/** Once for a run: the site's files compressed, the server in one file, and a data folder to begin every site with. */
export default async ({ provide }: TestProject): Promise<() => Promise<void>> => {
  if (!existsSync(`${root}dist/index.html.br`)) await compressFiles();
  const template = await makeDataTemplate();
  provide('dataTemplate', template.folder);
  return template.remove;
};
