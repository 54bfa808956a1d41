import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { environment } from '../server/process/config.ts';
import { root } from '../server/root.ts';
import { startTestServer } from '../server/testing/start-test-server.ts';

const folder = `${root}deploy`;
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8');
const known = new Set([
  ...Object.keys(environment.shape),
  'POSTGRES_PASSWORD',
  'NATS_PASSWORD',
  'NATS_PRICING_PASSWORD',
  'GRAFANA_PASSWORD',
  'SITE',
]);

describe('deploy', () => {
  test.each(files.filter((file) => /\.ya?ml$/.test(file)))('%s can be read', (file) => {
    for (const document of parseAllDocuments(readFileSync(file, 'utf8'), { merge: true }))
      expect(document.errors).toEqual([]);
  });

  test('what a server is given are settings that it knows, and all that production demands', () => {
    const { environment: given } = parse(textOf('compose.yaml'), { merge: true })['x-server'];
    expect(Object.keys(given).filter((name) => !known.has(name))).toEqual([]);
    const demanded = readFileSync(`${root}docs/settings.md`, 'utf8').matchAll(/^\| `(\w+)` .*required in production/gm);
    for (const [, name = ''] of demanded) expect(Object.keys(given)).toContain(name);
    const [deployment] = parseAllDocuments(textOf('kubernetes/matchday.yaml')).map((document) => document.toJS());
    const named = deployment.spec.template.spec.containers[0].env.map(({ name }: { name: string }) => name);
    expect(named.filter((name: string) => !known.has(name))).toEqual([]);
  });

  test('whatever the compose file asks of its environment is in the example', () => {
    const asked = new Set([...textOf('compose.yaml').matchAll(/\$\{(\w+):[?-]\}/g)].map(([, name]) => name));
    const offered = [...textOf('env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect([...asked].sort()).toEqual([...offered].sort());
  });

  test('a server is given longer to end than it takes', () => {
    const compose = parse(textOf('compose.yaml'), { merge: true })['x-server'];
    const ending = 9;
    expect(Number.parseInt(compose.stop_grace_period, 10)).toBeGreaterThan(
      Number(compose.environment.DRAIN_SECONDS) + ending,
    );
    const [deployment] = parseAllDocuments(textOf('kubernetes/matchday.yaml')).map((document) => document.toJS());
    const { terminationGracePeriodSeconds, containers } = deployment.spec.template.spec;
    const drain = containers[0].env.find(({ name }: { name: string }) => name === 'DRAIN_SECONDS').value;
    expect(terminationGracePeriodSeconds).toBeGreaterThan(Number(drain) + ending);
  });

  test('alarms and dashboard name figures that a server tells, and each alarm has its section', async () => {
    const METRICS_TOKEN = 'a token that only this test knows of all';
    const server = await startTestServer({ METRICS_TOKEN });
    server.services.metrics.watchProcess();
    const told = String((await server.call('/metrics', undefined, METRICS_TOKEN)).body);
    await server.close();
    const names = new Set([...told.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const { groups } = parse(textOf('alerts.yml'));
    const alarms = groups.flatMap(({ rules }: { rules: { alert: string; expr: string }[] }) => rules);
    const panels = JSON.parse(textOf('grafana/matchday.json')).panels;
    const asked = [
      ...alarms.map(({ expr }: { expr: string }) => expr),
      ...panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr)),
    ].flatMap((expr: string) => [...expr.matchAll(/\b(?:matchday|nodejs|process)_\w+/g)].map(([name]) => name));
    expect(asked.length).toBeGreaterThan(15);
    for (const name of asked) expect(names).toContain(name.replace(/_(bucket|count|sum)$/, ''));
    const sections = readFileSync(`${root}docs/operations.md`, 'utf8');
    for (const { alert } of alarms) expect(sections).toContain(`\n### ${alert}\n`);
  });
});
