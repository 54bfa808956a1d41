import type { ComponentType } from 'react';
import type { MatchRecord } from '../../offer/match-record.ts';

/** What shows the course of the open match; the route brings it. */
export type TrackerSlot = ComponentType<{ record: MatchRecord }>;
