import { createFileRoute } from '@tanstack/react-router';
import { MatchTrackerLayout } from '../layouts/match-tracker-layout.tsx';

export const Route = createFileRoute('/_match_tracker')({ component: MatchTrackerLayout });
