import type { Plugin } from 'vite';

interface Node {
  type: string;
  start: number;
  end: number;
  key?: { name?: string };
  callee?: { name?: string };
  arguments?: Node[];
  properties?: Node[];
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const serverOnly = new Set(['summary', 'query', 'body']);

/** The stretches of a module that declare what only the server reads of an endpoint. */
const stretches = (node: Node): [number, number][] => {
  const declared = node.type === 'CallExpression' && node.callee?.name === 'endpoint' ? node.arguments?.[0] : undefined;
  if (!declared) return childrenOf(node).flatMap(stretches);
  const properties = declared.properties ?? [];
  return properties.flatMap((property, place): [number, number][] => {
    if (!serverOnly.has(property.key?.name ?? '')) return [];
    return [[property.start, properties[place + 1]?.start ?? property.end]];
  });
};

/**
 * The browser parses answers; what it asks is held to the contract by the compiler and the server. So a built site does
 * without the schemas of requests and without the sentences for /openapi.json.
 */
export const leanContract: Plugin = {
  name: 'lean-contract',
  apply: 'build',
  transform(code, id) {
    if (!/\/contract\/http\/[\w-]+\.ts$/.test(id)) return null;
    let lean = code;
    for (const [start, end] of stretches(this.parse(code) as unknown as Node)) {
      lean = lean.slice(0, start) + ' '.repeat(end - start) + lean.slice(end);
    }
    return { code: lean, map: null };
  },
};
