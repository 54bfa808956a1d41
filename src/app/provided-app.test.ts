import { describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { noFavourites } from '../../domain/offer/favourites.ts';
import { appMachine } from '../../machines/app/app.machine.ts';
import { playerMachine } from '../../machines/player/player.machine.ts';
import { placeholderKind } from '../../machines/to-provide.ts';
import { createFrameDesk } from '../actors/game-frame.ts';
import { createInstallStore } from '../actors/install-store.ts';
import { createThemeStore } from '../actors/theme-store.ts';
import { createAccountApi } from '../transport/api/account.ts';
import { createAffiliatesApi } from '../transport/api/affiliates.ts';
import { createAgencyApi } from '../transport/api/agency.ts';
import { createCasinoApi } from '../transport/api/casino.ts';
import { createMoneyApi } from '../transport/api/money.ts';
import { createPushApi } from '../transport/api/push.ts';
import { createSportsbettingApi } from '../transport/api/sportsbetting.ts';
import { createUserSettingsApi } from '../transport/api/user-settings.ts';
import { createVouchersApi } from '../transport/api/vouchers.ts';
import { onDemand } from './on-demand.ts';
import type { Page } from './page.ts';
import { providedApp } from './provided-app.ts';
import { providedPlayer } from './provided-player.ts';
import { providedAccount } from './start-account.ts';
import { providedCodeCreation, providedPayout } from './start-affiliates.ts';
import { providedAgency } from './start-agency.ts';
import { providedCashOut } from './start-cash-out.ts';
import { providedGames } from './start-games.ts';
import { providedInstall } from './start-install.ts';
import { providedMessages } from './start-messages.ts';
import { providedDeposit } from './start-money.ts';
import { providedOpenTickets } from './start-open-tickets.ts';
import { providedPlayLimits } from './start-play-limits.ts';
import { providedPush } from './start-push.ts';
import { providedThemeEditor } from './start-theme-editor.ts';
import { providedVoucher } from './start-vouchers.ts';
import { createWorld } from './world.ts';

const page: Page = {
  signIn: () => undefined,
  showLanguage: () => undefined,
  goToLogin: () => undefined,
  recheck: () => undefined,
  refresh: () => undefined,
  selectedEvents: () => new Set(),
  favourites: () => noFavourites,
};

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'implementations' in logic && 'root' in logic;

/** Names of effects that are still placeholders, in this machine and those it invokes. */
const leftOver = (machine: AnyStateMachine): string[] => {
  const { actors = {}, actions = {} } = machine.implementations;
  const own = Object.entries({ ...actors, ...actions }).filter(([, effect]) => placeholderKind(effect));
  return [
    ...own.map(([name]) => `${machine.id}.${name}`),
    ...Object.values(actors).flatMap((logic) => (isMachine(logic) ? leftOver(logic) : [])),
  ];
};

describe('The composition root', () => {
  test('provides every effect that a machine names', () => {
    const world = createWorld('http://127.0.0.1:3400', { accessToken: () => null, renewed: async () => null });
    expect(leftOver(appMachine)).toContain('renewal.renewSession');
    const player = providedPlayer(world, page);
    const app = providedApp(
      world,
      page,
      onDemand(async () => player),
    );
    expect(leftOver(app)).toEqual([]);
    expect(leftOver(playerMachine)).toContain('player.watchSlips');
    expect(leftOver(player.machine)).toEqual([]);
    const account = providedAccount(createAccountApi(world.http), () => undefined);
    expect(Object.values(account).flatMap(leftOver)).toEqual([]);
    expect(leftOver(providedCashOut(world))).toEqual([]);
    expect(Object.values(providedMessages(world.api, () => undefined)).flatMap(leftOver)).toEqual([]);
    const { playLimits, realityCheck } = providedPlayLimits(world, { hear: () => undefined, signOut: () => undefined });
    expect([playLimits, realityCheck].flatMap(leftOver)).toEqual([]);
    expect(
      leftOver(
        providedDeposit(
          createMoneyApi(world.http, () => 'en'),
          () => undefined,
        ),
      ),
    ).toEqual([]);
    const games = providedGames(createCasinoApi(world.http), createUserSettingsApi(world.http), {
      desk: createFrameDesk(),
      report: () => undefined,
      playedForMoney: () => null,
      currencyId: async () => 1,
      now: () => 0,
      showLobby: () => undefined,
      showCashier: () => undefined,
      askCredit: () => undefined,
      notePlayed: () => undefined,
    });
    expect(Object.values(games).flatMap(leftOver)).toEqual([]);
    expect(leftOver(providedThemeEditor(createThemeStore(), () => null))).toEqual([]);
    expect(leftOver(providedInstall(createInstallStore(), () => () => undefined))).toEqual([]);
    expect(leftOver(providedOpenTickets(createSportsbettingApi(world.http), () => false))).toEqual([]);
    expect(leftOver(providedCodeCreation(createAffiliatesApi(world.http), () => undefined))).toEqual([]);
    expect(leftOver(providedPayout(createAffiliatesApi(world.http), () => undefined))).toEqual([]);
    const agency = providedAgency(createAgencyApi(world.http), () => undefined);
    expect(Object.values(agency).flatMap(leftOver)).toEqual([]);
    expect(
      leftOver(
        providedPush(
          createPushApi(world.http),
          () => 'en',
          () => undefined,
        ),
      ),
    ).toEqual([]);
    expect(leftOver(providedVoucher(createVouchersApi(world.http), () => undefined))).toEqual([]);
  });
});
