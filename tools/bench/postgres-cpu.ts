import { existsSync, readFileSync } from 'node:fs';
import type pg from 'pg';

/** Microseconds of a tick in which the kernel counts a process's CPU. */
const tick = 10_000;

const cpuOf = (pid: number): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
};

/** An address under which PostgreSQL knows who connects. */
export const namedAddress = (url: string, application: string): string => {
  const address = new URL(url);
  address.searchParams.set('application_name', application);
  return address.href;
};

const backendsOf = async (asked: pg.Client, application: string): Promise<number[]> => {
  const text = 'select pid from pg_stat_activity where datname = current_database() and application_name = $1';
  const { rows } = await asked.query<{ pid: number }>(text, [application]);
  return rows.map(({ pid }) => pid);
};

/** CPU so far of the backends that serve an application, microseconds; null where PostgreSQL runs elsewhere and its CPU cannot be read. */
export const databaseCpu = async (asked: pg.Client, application: string): Promise<number | null> => {
  const backends = await backendsOf(asked, application);
  if (!backends.every((pid) => existsSync(`/proc/${pid}/stat`))) return null;
  return backends.reduce((sum, pid) => sum + cpuOf(pid), 0);
};
