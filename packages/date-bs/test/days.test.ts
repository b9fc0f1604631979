import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('every-day.ts', import.meta.url));

// The offsets prove that the process really ran in its zone: 1985, and January and July 2026.
const zones = [
  { zone: 'Asia/Kathmandu', offsets: [-330, -345, -345] },
  { zone: 'America/New_York', offsets: [300, 300, 240] },
  { zone: 'Europe/London', offsets: [0, 0, -60] },
  { zone: 'Pacific/Auckland', offsets: [-780, -780, -720] },
  { zone: 'UTC', offsets: [0, 0, 0] },
];

describe('every supported day, both ways', () => {
  it.concurrent.each(zones)('[DAT-1] [CAL-1] is right in $zone', async ({ zone, offsets }) => {
    const { stdout } = await promisify(execFile)(process.execPath, [script], { env: { ...process.env, TZ: zone } });
    const found = JSON.parse(stdout);
    expect(found.wrong).toEqual([]);
    expect(found).toMatchObject({ offsets, days: 40_543, publishedDays: 30_681 });
    expect([zone, 'Asia/Katmandu']).toContain(found.zone);
  });
});
