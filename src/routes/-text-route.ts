import { lazyRouteComponent } from '@tanstack/react-router';
import type { TextName } from '../features/info/documents.ts';

const fetchText = () => import('./-info-text.tsx');

/** A page that is a text: all of them share one file of code, so that a route more costs the first load next to nothing. */
export const textRoute = (name: TextName) => ({
  loader: async () => (await fetchText()).loadInfoText(name),
  component: lazyRouteComponent(fetchText, 'InfoText'),
});
