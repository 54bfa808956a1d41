import { createFileRoute } from '@tanstack/react-router';
import { studiosRoute } from '../../-lobby-route.ts';

export const Route = createFileRoute('/_default/games/')(studiosRoute());
