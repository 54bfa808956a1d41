const kinds = {
  fruit: 'kind.fruit',
  slot: 'kind.slot',
  roulette: 'kind.roulette',
  crash: 'kind.crash',
  mines: 'kind.mines',
  plinko: 'kind.plinko',
  dice: 'kind.dice',
  keno: 'kind.keno',
  blackjack: 'kind.blackjack',
  poker: 'kind.poker',
  baccarat: 'kind.baccarat',
  six: 'kind.six',
  race: 'kind.race',
  football: 'kind.football',
} as const;

const isKind = (engine: string): engine is keyof typeof kinds => Object.hasOwn(kinds, engine);

/** What a game is by its engine, as a key of the texts; null for one that this page does not know. */
export const kindKey = (engine: string) => (isKind(engine) ? kinds[engine] : null);

const tags = {
  classic: 'tag.classic',
  freeGames: 'tag.freeGames',
  jackpots: 'tag.jackpots',
  ways27: 'tag.ways27',
  wheel: 'tag.wheel',
  cashOut: 'tag.cashOut',
  instant: 'tag.instant',
  numbers: 'tag.numbers',
  draw: 'tag.draw',
  race: 'tag.race',
  football: 'tag.football',
  cards: 'tag.cards',
  table: 'tag.table',
} as const;

const isTag = (code: string): code is keyof typeof tags => Object.hasOwn(tags, code);

export const tagKey = (code: string) => (isTag(code) ? tags[code] : null);

const sections = {
  casino: 'section.casino',
  casino_live: 'section.casino_live',
  casino2: 'section.casino2',
  casino3: 'section.casino3',
  slots: 'section.slots',
  poker: 'section.poker',
  skill_games: 'section.skill_games',
  number_games: 'section.number_games',
  virtuals: 'section.virtuals',
} as const;

const isSection = (code: string): code is keyof typeof sections => Object.hasOwn(sections, code);

/** A lobby by its code: its name as a key of the texts, and its page; null for one that this page does not know. */
export const sectionOf = (code: string) => (isSection(code) ? ({ code, key: sections[code] } as const) : null);
