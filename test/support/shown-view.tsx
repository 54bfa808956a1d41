import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import type { ReactNode } from 'react';
import { initReactI18next } from 'react-i18next';
import { createActor } from 'xstate';
import { type Language, languageCodes } from '../../contract/entities/languages.ts';
import { siteMachine } from '../../machines/site/site.machine.ts';
import { type OnDemand, type Running, RunningProvider } from '../../src/running/running.tsx';
import { textsOf, wordsIn } from './words.ts';

export const startedPart = <Value,>(value: Value): OnDemand<Value> => ({
  start: async () => value,
  started: () => value,
  watch: () => () => undefined,
});

// What jsdom has not: it draws nothing, so that no query matches and a dialog is only open.
window.matchMedia ??= (media) =>
  ({ media, matches: false, addEventListener: () => undefined, removeEventListener: () => undefined }) as never;
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

/** Of an operator of whom nothing is known yet. */
const newSite = () => createActor(siteMachine, { input: { spread: 0 } });

/** Shows a view as a player meets it, in his language, with the machines that it reads; answers him and the site's texts. */
export const shownView = async (view: ReactNode, language: Language, running: Partial<Running> = {}) => {
  const lng = languageCodes[language];
  await i18next
    .use(initReactI18next)
    .init({ lng, resources: { [lng]: textsOf(language) }, interpolation: { escapeValue: false } });
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <main>{view}</main> }),
    history: createMemoryHistory(),
  });
  render(
    <RunningProvider running={{ site: newSite(), ...running } as Running}>
      {/* A router with one page is not the site's. */}
      <RouterProvider router={router as never} />
    </RunningProvider>,
  );
  await screen.findByRole('main');
  return { user: userEvent.setup(), words: wordsIn(language) };
};
