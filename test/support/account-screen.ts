import type { Locator, Page } from 'playwright';
import type { Language } from '../../contract/entities/languages.ts';
import type { Tokens } from '../../contract/entities/user.ts';
import { playerScreen } from './player-screen.ts';
import { command, post } from './sandbox.ts';

export const firstPassword = 'Sunny Terrace 7';
export const secondPassword = 'Windy Harbour 8';

let players = 0;

/** A player that nobody else has registered. */
export const newPlayer = () => {
  players += 1;
  const username = `ana${Date.now().toString(36)}${players}`;
  return { username, email: `${username}@mail.example` };
};
type NewPlayer = ReturnType<typeof newPlayer>;

export const registerPlayer = async (origin: string, language: Language = 'en') => {
  const player = newPlayer();
  const passwords = { password: firstPassword, passwordConfirmation: firstPassword };
  await post(origin, '/kcmanager/registerUser', {
    ...player,
    ...passwords,
    language,
    firstName: 'Ana',
    lastName: 'Kovač',
  });
  const login = { username: player.username, password: firstPassword, rememberMe: false };
  return { ...player, signIn: () => post<Tokens>(origin, '/kcmanager/loginUser', login) };
};

/** The link of the newest mail to an address, on the origin under test. */
export const mailedLink = async (origin: string, to: string): Promise<string> => {
  const [mail] = await command(origin, 'mail', { to });
  const link = mail?.links[0];
  if (!link) throw new Error(`No mail to ${to}`);
  return link;
};

export const accountScreen = (page: Page, origin: string, language: Language) => {
  const screen = playerScreen(page, origin, language);
  const { words } = screen;
  const field = (key: string, within: Page | Locator = page) => within.getByLabel(words(key), { exact: true });
  /** Of a page the last one: a dialog covers what has the same name in the header. */
  const button = (key: string, within?: Page | Locator) => {
    const named = (within ?? page).getByRole('button', { name: words(key), exact: true });
    return within === undefined ? named.last() : named;
  };

  return {
    ...screen,
    field,
    button,
    link: (key: string, within: Page | Locator = page) =>
      within.getByRole('link', { name: words(key), exact: true }).or(button(key, within)),
    form: (key: string) => page.getByRole('form', { name: words(key) }),
    dialog: (key: string) => page.getByRole('dialog', { name: words(key) }),
    /** The message at a field. */
    problem: async (locator: Locator) => {
      const id = (await locator.getAttribute('aria-describedby'))?.split(' ').find((each) => each.endsWith('-error'));
      return id ? page.locator(`[id="${id}"]`).innerText() : null;
    },
    fillRegistration: async ({ username, email }: NewPlayer, password = firstPassword) => {
      await field('auth:username').fill(username);
      await field('auth:register.firstName').fill('Ana');
      await field('auth:register.lastName').fill('Kovač');
      await field('auth:email').fill(email);
      await field('auth:password').fill(password);
      await field('auth:passwordConfirmation').fill(password);
    },
    tabTo: async (target: Locator) => {
      for (let presses = 0; presses < 40; presses += 1) {
        if (await target.evaluate((element) => element === document.activeElement).catch(() => false)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error('Tab does not lead there');
    },
  };
};
