import { describe, expect, it } from 'vitest';
import { defineMessages } from './message.ts';
import { counted, plural } from './plural.ts';

const trip = defineMessages('trip', {
  length: {
    en: 'At most {days} {days, one day, other days}, {seats} {seats, one seat is, other seats are} left',
    ne: 'बढीमा {days} दिन, {seats} {seats, one सिट, other सिटहरू} बाँकी',
  },
});

describe('[F20] a word that agrees with a count', () => {
  it('takes the form of the language, in messages', () => {
    expect([0, 1, 2].map((n) => trip.length({ days: n, seats: n }).en)).toEqual([
      'At most 0 days, 0 seats are left',
      'At most 1 day, 1 seat is left',
      'At most 2 days, 2 seats are left',
    ]);
    expect([1, 2].map((n) => trip.length({ days: n, seats: n }).ne)).toEqual([
      'बढीमा १ दिन, १ सिट बाँकी',
      'बढीमा २ दिन, २ सिटहरू बाँकी',
    ]);
  });

  it('reads counts that are decimals as text or texts of two languages', () => {
    expect(['0.5', '1', '1.00', '1.5'].map((days) => counted(days, 'day'))).toEqual([
      '0.5 days',
      '1 day',
      '1.00 day',
      '1.5 days',
    ]);
    expect(trip.length({ days: { en: '1', ne: '१' }, seats: '1' }).en).toBe('At most 1 day, 1 seat is left');
    expect(plural(1, 'person', 'people') + plural('1,204', 'person', 'people')).toBe('personpeople');
  });
});
