import { createFileRoute } from '@tanstack/react-router';
import { gameLayoutRoute } from './-game-route.ts';

export const Route = createFileRoute('/_game')(gameLayoutRoute());
