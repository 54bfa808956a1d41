import { createFileRoute } from '@tanstack/react-router';
import { lobbyRoute } from '../-lobby-route.ts';

export const Route = createFileRoute('/_default/casino')(lobbyRoute());
