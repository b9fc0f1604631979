import { expect, it } from 'vitest';
import { questionOf } from './question.ts';

const filled = {
  leave_type: { id: 7, name: 'Home leave' },
  from_date: '2026-12-01',
  first_part: 'Full',
  to_date: '2026-12-02',
  last_part: 'Full',
  start_time: '',
  end_time: null,
  reason: 'Family visit',
};

it('asks for the count of what a form holds, choices by their ids', () => {
  expect(questionOf(filled)).toEqual({
    leave_type: 7,
    from_date: '2026-12-01',
    first_part: 'Full',
    to_date: '2026-12-02',
    last_part: 'Full',
    has_file: false,
  });
  expect(questionOf({ ...filled, employee: { id: 3, full_name: 'Lila Rai' }, file: { id: 1 } }, 12)).toMatchObject({
    employee: 3,
    has_file: true,
    request: 12,
  });
});

it('asks nothing before the type and the days are chosen, nor for days that end before they begin', () => {
  expect(questionOf({ ...filled, leave_type: null })).toBeUndefined();
  expect(questionOf({ ...filled, to_date: '' })).toBeUndefined();
  expect(questionOf({ ...filled, to_date: '2026-11-30' })).toBeUndefined();
});
