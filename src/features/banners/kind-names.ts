/** How the kinds of promotions are called. */
export const kindNames = {
  bonus: 'kind.bonus',
  live: 'kind.live',
  sport: 'kind.sport',
  service: 'kind.service',
} as const;
