/**
 * Texts that may read as in English: names, and words that other languages took over. `de:Wallet` allows it in one
 * language. Countries are left out of the comparison: too many are called the same.
 */
export const sameEverywhere: string[] = [
  'Matchday',
  'Reflektor',
  'Live',
  'live',
  'Bonus {{percent}}%',
  'Bonus {{percentage}}%',
  'ba:Status',
  'de:Basketball',
  'de:Handicap',
  'de:Status',
  'de:Tennis',
  'de:Wallet',
  'el:Games',
  'rs:Status',
];
