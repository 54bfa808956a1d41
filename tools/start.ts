import { ensureBuiltSite } from './built-site.ts';

/** `npm start`: the site with the reference back end and demo accounts, on one address. */
process.env.SANDBOX ??= '1';
process.env.DEMO_MONTH ??= process.env.SANDBOX;
try {
  await ensureBuiltSite();
  await import('../server/main.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
