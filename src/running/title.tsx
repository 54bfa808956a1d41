import { useOperator } from './use-operator.ts';

/** Names a page and its operator in the browser's tab. */
export const Title = ({ children: name }: { children: string | undefined }) => (
  <title>{[name, useOperator()?.name].filter(Boolean).join(' · ')}</title>
);
