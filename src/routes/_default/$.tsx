import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../features/pages/not-found-page.tsx';

/** Whatever no page answers to, inside the frame of the site. */
export const Route = createFileRoute('/_default/$')({
  // Its page is there already; the name of a file of its own would weigh more than what is in it.
  codeSplitGroupings: [],
  component: NotFoundPage,
});
