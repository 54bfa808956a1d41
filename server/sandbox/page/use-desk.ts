import { useSyncExternalStore } from 'react';
import type { Desk, TesterDesk } from './tester-desk.ts';

export const useDesk = (desk: TesterDesk): Desk => useSyncExternalStore(desk.subscribe, desk.shown);
