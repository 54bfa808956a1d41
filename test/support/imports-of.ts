import { readFileSync } from 'node:fs';

/** An import as written: its specifier, whether only types cross, and whether it comes later than what imports it. */
export interface Import {
  specifier: string;
  typeOnly: boolean;
  late: boolean;
}

const statement = /(?:^|\n)\s*(import|export)\s+(type\s+)?(?:[\w*{][^;'"]*?\sfrom\s*)?['"]([^'"\n]+)['"]/g;
const dynamic = /\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;

/** The import and re-export specifiers of a source text, static and dynamic. Comments are left out. */
export const importsIn = (source: string): Import[] => {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const found: Import[] = [];
  for (const [, , type, specifier] of code.matchAll(statement)) {
    if (specifier !== undefined) found.push({ specifier, typeOnly: type !== undefined, late: false });
  }
  for (const [, specifier] of code.matchAll(dynamic)) {
    if (specifier !== undefined) found.push({ specifier, typeOnly: false, late: true });
  }
  return found;
};

export const importsOf = (path: string): Import[] => importsIn(readFileSync(path, 'utf8'));
