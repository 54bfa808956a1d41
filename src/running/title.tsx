import { useSite } from './machines.ts';

/** Names a page and its operator in the browser's tab. */
export const Title = ({ children: name }: { children: string | undefined }) => {
  const operator = useSite(({ context }) => context.site.theme?.theme.dark[0]?.name);
  return <title>{[name, operator].filter(Boolean).join(' · ')}</title>;
};
