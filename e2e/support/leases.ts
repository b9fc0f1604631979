/**
 * What one test at a time may have: a person, or something of which an organisation has one. Workers are processes of their own, so a
 * lease is a file in a folder of the run.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const fileOf = (what: string): string => {
  const folder = process.env.KARMIK_E2E_LEASES;
  if (!folder) throw new Error('KARMIK_E2E_LEASES is not set: run the tests with e2e/playwright.config.ts.');
  return join(folder, encodeURIComponent(what));
};

/** Takes a lease. @returns whether no one else has it */
export function take(what: string): boolean {
  try {
    writeFileSync(fileOf(what), '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

export const giveBack = (what: string): void => rmSync(fileOf(what), { force: true });

/** Whether something was noted in this run. A note is never taken back. */
export const isNoted = (what: string): boolean => existsSync(fileOf(what));
