import { expect, it } from 'vitest';
import { trialEnd } from './trial-end.ts';

it('writes the end of a trial as year-month-day with 12-hour time, in the zone of the organisation [CFG-4]', () => {
  expect(trialEnd('2027-01-31T18:00:00+05:45', 'Asia/Kathmandu')).toBe('2027-01-31 06:00 PM');
  expect(trialEnd('2027-01-31T18:20:00Z', 'Asia/Kathmandu')).toBe('2027-02-01 12:05 AM');
  expect(trialEnd('2027-02-01T06:20:00Z', 'Asia/Kathmandu')).toBe('2027-02-01 12:05 PM');
  expect(trialEnd('2027-02-01T04:20:00Z', 'America/New_York')).toBe('2027-01-31 11:20 PM');
});
