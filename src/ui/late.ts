import { type ComponentType, lazy } from 'react';
import { firstPageRests } from '../browser/first-page.ts';

/** A part that a first page can be used without: fetched when that has come to rest. Its place is to be kept. */
export const late = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    await firstPageRests;
    return { default: await load() };
  });
