import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../../features/pages/not-found-page.tsx';

/** Whatever no page answers to, inside the frame of the site. */
export const Route = createFileRoute('/_default/$')({ component: NotFoundPage });
