import { createFileRoute } from '@tanstack/react-router';
import { gameRoute } from '../../../-lobby-route.ts';

export const Route = createFileRoute('/_game/games/$provider/$game')(gameRoute());
