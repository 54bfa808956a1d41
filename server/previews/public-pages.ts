/** A page that anybody may find: the site's own name of it, and the sentence that describes it (locales, `previews`). */
export interface PublicPage {
  name?: string;
  text?: string;
}

const lobby = (section: string): PublicPage => ({
  name: `casino:section.${section}`,
  text: `previews:pages.${section}`,
});
const document = (name: string): PublicPage => ({ name: `${name}:title` });

/** Every page that is listed, by its address without a language. Whatever is not here is for players, and not to be found. */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  '/': { text: 'previews:pages.home' },
  '/betting': { name: 'common:menu.betting', text: 'previews:pages.betting' },
  '/live_betting': { name: 'common:menu.live', text: 'previews:pages.live' },
  '/scores': { name: 'common:menu.scores', text: 'previews:pages.scores' },
  '/casino': lobby('casino'),
  '/casino_live': lobby('casino_live'),
  '/casino2': lobby('casino2'),
  '/casino3': lobby('casino3'),
  '/slots': lobby('slots'),
  '/poker': lobby('poker'),
  '/skill_games': lobby('skill_games'),
  '/number_games': lobby('number_games'),
  '/virtuals': lobby('virtuals'),
  '/games': { name: 'casino:studios', text: 'previews:pages.casino' },
  '/promo': { name: 'info:pages.promo', text: 'previews:pages.promo' },
  '/about_us': document('about'),
  '/support': document('support'),
  '/contact_us': { name: 'info:pages.contact' },
  '/documents': { name: 'info:pages.documents' },
  '/sportbetting/rules': document('rules'),
  '/termsnc': document('terms'),
  '/privacy': document('privacy'),
  '/responsible_gambling': document('responsible'),
};
