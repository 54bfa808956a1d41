const mostLeagues = 200;

/** The leagues an address names, joined by "~"; undefined when none makes sense. */
export const leaguesOf = (value: unknown): string | undefined => {
  const ids = String(value ?? '')
    .split('~')
    .filter((id) => /^[\w:.-]{1,64}$/.test(id));
  return ids.length === 0 ? undefined : [...new Set(ids)].slice(0, mostLeagues).join('~');
};

export const leagueIds = ({ leagues }: { leagues?: string | undefined }): string[] => leagues?.split('~') ?? [];

/** The leagues of an address with one more, or one less. */
export const toggledLeagues = (search: { leagues?: string | undefined }, leagueId: string, chosen: boolean): string => {
  const others = leagueIds(search).filter((id) => id !== leagueId);
  return (chosen ? [...others, leagueId] : others).join('~');
};
