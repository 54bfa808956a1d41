import { createFileRoute } from '@tanstack/react-router';
import { roundsRoute } from '../../-lobby-route.ts';

export const Route = createFileRoute('/_default/account/rounds')(roundsRoute());
