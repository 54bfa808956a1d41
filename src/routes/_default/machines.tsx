import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { NotFoundPage } from '../../features/pages/not-found-page.tsx';

interface MachinesSearch {
  machine?: string;
}

/** Development only; a built site has no such page and none of its code. */
export const Route = createFileRoute('/_default/machines')({
  // A built site has what it shows instead in its first file.
  codeSplitGroupings: [],
  // The slip is next to it: the effect of a press there is visible here.
  staticData: { betting: import.meta.env.DEV },
  validateSearch: ({ machine }: Record<string, unknown>): MachinesSearch =>
    typeof machine === 'string' ? { machine } : {},
  component: import.meta.env.DEV
    ? lazyRouteComponent(() => import('../../dev/machine-inspector/inspector-page.tsx'), 'InspectorPage')
    : NotFoundPage,
});
