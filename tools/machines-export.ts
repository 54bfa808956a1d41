import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isMachineFile, machineFiles } from './machine-files.ts';

/** `npm run machines:export`: one JSON and one Mermaid file a machine into docs/machines. */
const folder = fileURLToPath(new URL('../docs/machines/', import.meta.url));
const files = machineFiles();
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) if (isMachineFile(name) && !files.has(name)) rmSync(folder + name);
for (const [name, text] of files) writeFileSync(folder + name, text);
console.log(`${files.size} files in docs/machines`);
