import { expect, it } from 'vitest';
import { leaveAsksWhenOf } from './leave-asks.ts';

it('[E13] asks for the part of the last day where there are several days, and for times of leave by the hour alone', () => {
  const asks = leaveAsksWhenOf(new Set([4]));
  const asked = (body: object) => Object.entries(asks).flatMap(([name, holds]) => (holds({ ...body }) ? [name] : []));
  expect(asked({ leave_type: 3, from_date: '2026-12-01', to_date: '2026-12-01' })).toEqual([]);
  expect(asked({ leave_type: 3, from_date: '2026-12-01', to_date: '2026-12-02' })).toEqual(['last_part']);
  expect(asked({ leave_type: 4, from_date: '2026-12-01', to_date: null })).toEqual(['start_time', 'end_time']);
  expect(asked({ leave_type: null, from_date: null, to_date: null })).toEqual([]);
});
