import { snackbarTimeout } from '../../../domain/limits.ts';
import { signInNew } from './account-stage.ts';
import type { DrivenStep, Driver } from './driver.ts';
import { heldUrls } from './held-urls.ts';
import type { ReplayScreen } from './replay-screen.ts';

const reality = ({ page, words }: ReplayScreen) => page.getByLabel(words('play:reality.label'), { exact: true });
const dismiss = ({ page, words }: ReplayScreen) =>
  page.getByRole('button', { name: words('common:notice.dismiss'), exact: true });

const obstacle = (steps: readonly DrivenStep[]): string | null => {
  const raised = steps.filter(({ event }) => event.type === 'notice.raised');
  if (raised.some(({ event }) => event.notice.timeout === null)) return 'what lasts is no answer to a press of his';
  return raised.length > 1 ? 'each answer has a notice of its own' : null;
};

/** A notice as most are: the answer to something that the player did. */
export const createNoticesDriver = (): Driver => ({
  served: true,
  begin: async (screen) => {
    await signInNew(screen);
    await screen.open('/account/limits');
    await screen.appears(reality(screen));
    return 0;
  },
  drive: {
    'notice.raised': async (screen) => {
      await reality(screen).selectOption('60');
      await screen.calls.release(heldUrls.setRealityCheck);
      await screen.appears(screen.page.getByText(screen.words('play:saved'), { exact: true }));
    },
    'notice.dismissed': (screen) => dismiss(screen).click(),
    'notice.expired': ({ pass }) => pass(snackbarTimeout),
  },
  never: {},
  obstacle,
  spare: () => true,
  sights: [{ states: ['showing'], isSeen: (screen) => dismiss(screen).isVisible() }],
});
