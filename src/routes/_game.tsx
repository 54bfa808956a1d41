import { createFileRoute } from '@tanstack/react-router';
import { gameLayoutRoute } from './-lobby-route.ts';

export const Route = createFileRoute('/_game')(gameLayoutRoute());
