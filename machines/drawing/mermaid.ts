import type { Diagram, DiagramState } from './diagram.ts';

const word = (id: string) => id.replace(/\W/g, '_');
/** `#` and `;` begin something else in Mermaid. */
const plain = (text: string) => text.replace(/^# /, 'tag ').replace(/[#;]/g, ' ');

const stateText = (state: DiagramState, indent: string): string[] => {
  const id = word(state.id);
  const inner = `${indent}  `;
  const open = `${indent}state "${state.key}" as ${id}`;
  if (state.states.length === 0) {
    return [open, ...state.lines.map(({ text }) => `${indent}${id} : ${plain(text)}`)];
  }
  const parts = state.states.map((child) => [
    ...(child.initial ? [`${inner}[*] --> ${word(child.id)}`] : []),
    ...stateText(child, inner),
  ]);
  const between = state.kind === 'parallel' ? [`${inner}--`] : [];
  return [
    `${open} {`,
    ...parts.flatMap((part, index) => (index === 0 ? part : [...between, ...part])),
    `${indent}}`,
    ...(state.lines.length === 0
      ? []
      : [
          `${indent}note right of ${id}`,
          ...state.lines.map(({ text }) => `${indent}  ${plain(text)}`),
          `${indent}end note`,
        ]),
  ];
};

/** A machine as a Mermaid state diagram; a transition that leaves no state is written in its box or next to it. */
export const mermaidOf = ({ root, edges }: Diagram): string =>
  [
    'stateDiagram-v2',
    ...stateText(root, '  '),
    ...edges.map(({ source, target, lines }) => `  ${word(source)} --> ${word(target)} : ${plain(lines.join(' '))}`),
    '',
  ].join('\n');
