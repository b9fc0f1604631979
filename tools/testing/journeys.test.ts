import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patient } from '../support/patience.ts';
import { root } from '../support/run.ts';
import { runJourneys, type Outcome } from './journeys.ts';
import { reports } from './reports.ts';

describe('journeys with planted faults', () => {
  let folder = '';
  let outcome: Outcome;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'karmik-planted-'));
    mkdirSync(reports, { recursive: true });
    outcome = await play();
  }, patient(180_000));
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    for (const name of ['planted', 'planted-again-1', 'planted-again-2'])
      for (const kind of ['json', 'txt']) rmSync(join(reports, `${name}.${kind}`), { force: true });
  });
  const play = (strict = false) =>
    runJourneys({
      name: 'planted',
      config: 'tools/testing/planted/playwright.config.ts',
      strict,
      env: { PLANTED_TRIES: join(folder, strict ? 'strict' : 'tries') },
    });

  it('reports a race as unstable, with the assertion that failed first and a trace, and lets it pass', () => {
    expect(outcome.unstable).toEqual([
      {
        name: expect.stringMatching(/faults\.planted\.ts › a page › with a race/) as string,
        assertion: expect.stringMatching(/toBeVisible.*faults\.planted\.ts:\d+/) as string,
        seconds: expect.any(Number) as number,
        trace: expect.stringMatching(/trace\.zip$/) as string,
      },
    ]);
    expect(existsSync(join(root, outcome.unstable[0]?.trace ?? ''))).toBe(true);
    expect(outcome.passed).toBe(2);
  });

  it('fails what fails both times', () => {
    expect(outcome.failed.map(({ line }) => line)).toEqual([expect.stringContaining('with a fault')]);
    expect(outcome.broken).toBeUndefined();
  });

  it(
    'gives no second try where it is strict',
    async () => {
      const { failed, unstable, passed } = await play(true);
      expect([failed.length, unstable.length, passed]).toEqual([2, 0, 1]);
    },
    patient(120_000),
  );
});
