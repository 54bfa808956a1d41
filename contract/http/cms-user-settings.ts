import * as z from 'zod/mini';
import { done } from '../entities/error.ts';
import { userSettings } from '../entities/user-settings.ts';
import { endpoint } from './endpoint.ts';

export const getUserSettings = endpoint({
  method: 'GET',
  url: '/cms/v1/users/userSettings',
  summary: 'Saved settings of the signed-in player',
  access: 'player',
  ok: z.object({ settings: userSettings }),
});

export const saveUserSettings = endpoint({
  method: 'POST',
  url: '/cms/v1/settings',
  summary: 'Saves settings of the signed-in player, one value per object and property',
  access: 'player',
  body: z.object({
    settings: z
      .array(
        z.object({
          object: z.string().check(z.maxLength(64)),
          property: z.string().check(z.maxLength(64)),
          value: z.unknown(),
        }),
      )
      .check(z.minLength(1), z.maxLength(100)),
  }),
  ok: done,
});
