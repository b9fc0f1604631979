import { expect, it } from 'vitest';
import { distance, whereabouts } from './geofence.ts';

const office = { location: { latitude: 27.7172, longitude: 85.324 }, radius: 100 };
const at = (latitude: number) => ({ latitude, longitude: 85.324 });

it('89 m from the office is inside of 100 m, 200 m is not [AT-7]', () => {
  expect(whereabouts(at(27.718), null, [office], 0)).toEqual({ distance: 89, isOutside: false });
  expect(whereabouts(at(27.719), null, [office], 0)).toEqual({ distance: 200, isOutside: true });
});

it('the accuracy of a phone is added up to the allowance, and no further [AT-7]', () => {
  expect(whereabouts(at(27.719), 150, [office], 100).isOutside).toBe(false);
  expect(whereabouts(at(27.719), 150, [office], 99).isOutside).toBe(true);
  expect(whereabouts(at(27.719), 20, [office], 1_000).isOutside).toBe(true);
});

it('any office will do, and without one no one is outside', () => {
  const pokhara = { location: { latitude: 28.2096, longitude: 83.9856 }, radius: 50 };
  expect(whereabouts({ latitude: 28.2097, longitude: 83.9856 }, null, [office, pokhara], 0)).toEqual({
    distance: 11,
    isOutside: false,
  });
  expect(whereabouts(at(0), null, [], 0)).toEqual({ distance: null, isOutside: false });
});

it('is the same both ways, also over the date line', () => {
  const fiji = { latitude: -17, longitude: 179.9 };
  const beyond = { latitude: -17, longitude: -179.9 };
  expect(Math.round(distance(fiji, beyond))).toBe(Math.round(distance(beyond, fiji)));
  expect(distance(fiji, beyond)).toBeLessThan(22_000);
});
