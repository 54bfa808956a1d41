import { firstPassword, mailedLink, newPlayer, registerPlayer } from '../account-screen.ts';
import { post } from '../sandbox.ts';
import { heldUrls } from './held-urls.ts';
import { type ReplayScreen, storeSession } from './replay-screen.ts';

const labelled = ({ page, words }: ReplayScreen, key: string) => page.getByLabel(words(key), { exact: true });
/** The last one: a dialog covers what has the same name in the header. */
const button = ({ page, words }: ReplayScreen, key: string) =>
  page.getByRole('button', { name: words(key), exact: true }).last();

export const fill = async (screen: ReplayScreen, values: Readonly<Record<string, string>>) => {
  for (const [key, value] of Object.entries(values)) {
    await screen.appears(labelled(screen, key));
    await labelled(screen, key).fill(value);
  }
};

export const press = async (screen: ReplayScreen, key: string) => {
  await screen.appears(button(screen, key));
  await button(screen, key).click();
};

export const goHome = ({ page }: ReplayScreen) => page.getByRole('link', { name: 'Matchday Home' }).first().click();

export const openLoginDialog = async (screen: ReplayScreen) => {
  await screen.page.getByRole('banner').getByText(screen.words('common:header.login'), { exact: true }).click();
  await screen.appears(labelled(screen, 'auth:username'));
};

/** Fills the registration of the dialog for a new player, or for one who is there already. */
export const fillRegistration = async (screen: ReplayScreen, username?: string) => {
  await press(screen, 'auth:register.title');
  const player = newPlayer();
  await fill(screen, {
    'auth:register.firstName': 'Ana',
    'auth:register.lastName': 'Kovač',
    'auth:username': username ?? player.username,
    'auth:email': player.email,
    'auth:password': firstPassword,
    'auth:passwordConfirmation': firstPassword,
  });
};

export const register = async (screen: ReplayScreen) => {
  await fillRegistration(screen);
  await press(screen, 'auth:register.submit');
  await screen.calls.release(heldUrls.register);
};

/** A player who has just registered is signed in, here and elsewhere. */
export const signInNew = async (screen: ReplayScreen) => {
  const player = await registerPlayer(screen.origin);
  await storeSession(screen, await player.signIn());
  return player;
};

export const openSettings = async (screen: ReplayScreen) => {
  await signInNew(screen);
  await screen.open('/account/settings');
  await screen.appears(labelled(screen, 'auth:currentPassword'));
};

const pathOf = (link: string) => link.replace(new URL(link).origin, '').replace(/^\/en/, '');

/** The address of a page to set the password of a new player. */
export const resetAddress = async ({ origin }: ReplayScreen): Promise<string> => {
  const { email } = await registerPlayer(origin);
  await post(origin, heldUrls.forgotPassword, { email });
  return pathOf(await mailedLink(origin, email));
};

/** The address of a page that confirms the mail address of a new player, who is signed in. */
export const confirmationAddress = async (screen: ReplayScreen, good: boolean): Promise<string> => {
  const { email } = await signInNew(screen);
  const address = pathOf(await mailedLink(screen.origin, email));
  return good ? address : address.replace(/token=.*/, 'token=forged');
};
