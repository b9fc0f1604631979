/** One database cluster for the whole run; each test file gets a database of its own, copied from a migrated one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openCluster } from '../../src/cluster/cluster.ts';
import { migrate } from '../../src/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** How a test file reaches the cluster: an address whose database is still to be named. */
    cluster: { host: string; port: number; user: string; password: string; template: string };
  }
}

const quiet = { info: () => undefined, error: () => undefined };

/** What is thrown away afterwards need not reach the disk. What does is tested by `crash.test.ts`, on clusters of its own. */
const throwaway = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '8GB',
  checkpoint_timeout: '1d',
};

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const own = process.env.DATABASE_URL;
  const folder = mkdtempSync(join(tmpdir(), 'karmik-test-'));
  const cluster = own ? undefined : await openCluster(folder, quiet, throwaway);
  const place = cluster?.connection ?? parse(own ?? '');
  const template = `karmik_template_${process.pid}`;
  const admin = new pg.Client({ ...place });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const pool = new pg.Pool({ ...place, database: template, max: 1 });
  await migrate(pool);
  await pool.end();
  const { host, port, user, password } = place;
  project.provide('cluster', { host, port, user, password, template });
  return async () => {
    await admin.query(`drop database if exists ${template} with (force)`);
    await admin.end();
    await cluster?.close();
    rmSync(folder, { recursive: true, force: true });
  };
}

function parse(address: string) {
  const url = new URL(address);
  return {
    host: url.searchParams.get('host') ?? url.hostname,
    port: Number(url.port || 5432),
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
    database: url.pathname.slice(1) || 'postgres',
  };
}
