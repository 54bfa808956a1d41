import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { firstPageRests } from '../browser/first-page.ts';
import { atFirstSign } from '../browser/first-sign.ts';

/** What cannot be fetched is asked for again when the line is back. */
const fetched = <Part,>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(async () => {
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    return fetched(load);
  });

/** A part of a page, fetched when it is drawn; while it cannot be fetched the page goes on without it. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => lazy(() => fetched(load)) as ComponentType<Props>;

/**
 * A part that a first page can be used without: fetched when that has come to rest. Its place is to be kept; while it
 * cannot be fetched the page goes on without it.
 */
export const late = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> => {
  const Part = lazyPart(async () => {
    await firstPageRests;
    return load();
  });
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
};

/** Fetches what a press will need at the first sign of somebody; what fails is fetched again when it is drawn. */
export const useFetchedAhead = (load: () => Promise<unknown>): void =>
  useEffect(() => atFirstSign(() => load().catch(() => undefined)), [load]);
