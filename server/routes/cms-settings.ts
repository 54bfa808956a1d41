import type { FastifyInstance } from 'fastify';
import { settingsGeneral, settingsStatuses, themesByDomain } from '../../contract/http/cms.ts';
import { getUserSettings, saveUserSettings as saveUserSettingsCall } from '../../contract/http/cms-user-settings.ts';
import { RefusedCall } from '../calls/refusal.ts';
import type { Services } from '../services.ts';
import { operatorOf } from '../settings/operators.ts';
import { loadUserSettings, saveUserSettings } from '../settings/user-settings.ts';
import { register } from './register.ts';

export const cmsSettingsRoutes = (app: FastifyInstance, { database, settings }: Services): void => {
  register(app, settingsGeneral, () => settings.generalTexts());
  register(app, settingsStatuses, () => settings.statuses());

  register(app, themesByDomain, ({ query }) => {
    const operator = operatorOf(query.domain);
    if (!operator) throw new RefusedCall(400, 'badRequest', { domain: 'badRequest' });
    return operator;
  });

  register(app, getUserSettings, async ({ viewer }) => ({ settings: await loadUserSettings(database, viewer.userId) }));
  register(app, saveUserSettingsCall, async ({ body, viewer }) => {
    await saveUserSettings(database, viewer.userId, body.settings);
    return { error: null, ErrorText: 'ok' as const };
  });
};
