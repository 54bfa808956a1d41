import { createFileRoute } from '@tanstack/react-router';
import { textRoute } from '../-text-route.ts';

export const Route = createFileRoute('/_default/responsible_gambling')(textRoute('responsible'));
