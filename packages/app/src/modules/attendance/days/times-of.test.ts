import { expect, it } from 'vitest';
import { timesOf } from './calendar.screen.ts';

const say = (instant: string) => instant.slice(11, 16);

it.each([
  ['both times', '2026-11-29T09:02:00', '2026-11-29T17:31:00', '09:02 – 17:31'],
  ['nothing in the place of a missing punch', '2026-11-29T09:02:00', null, '09:02 –'],
  ['nothing of a day without punches', null, null, ''],
])('[E24] says %s', (_, punched_in, punched_out, said) => {
  expect(timesOf({ punched_in, punched_out }, say)).toBe(said);
});
