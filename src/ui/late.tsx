import { type ComponentType, lazy, Suspense } from 'react';
import { firstPageRests } from '../browser/first-page.ts';

/** A part that a first page can be used without: fetched when that has come to rest. Its place is to be kept. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  const Part = lazy(async () => {
    await firstPageRests;
    return { default: await load() };
  }) as ComponentType<Props>;
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
};
