import type { StoredInstall } from '../../contract/storage/install.ts';
import { installRefusal, installVisit, installVisits } from '../limits.ts';

/** Of a browser that was never here. */
export const noInstallRecord: StoredInstall = {
  version: 1,
  visits: 0,
  loadedAt: 0,
  refusedAt: null,
  installed: false,
  onBreak: false,
};

/** The record after a page was loaded at `now`, in milliseconds: a visit begins with a load after `installVisit` without one. */
export const withLoad = (record: StoredInstall, now: number): StoredInstall => ({
  ...record,
  visits: record.visits + (now - record.loadedAt >= installVisit ? 1 : 0),
  loadedAt: now,
});

/**
 * Whether the site may offer its installation by itself at `now`, in milliseconds: from the second visit on, not within
 * `installRefusal` after it was refused, never to who has installed it or is on a break.
 */
export const isInstallWelcome = ({ visits, refusedAt, installed, onBreak }: StoredInstall, now: number): boolean =>
  visits >= installVisits && !installed && !onBreak && (refusedAt === null || now - refusedAt >= installRefusal);
