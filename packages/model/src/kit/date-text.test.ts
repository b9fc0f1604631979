import { describe, expect, it } from 'vitest';
import { formatAgo, formatDate, formatInstant } from './date-text.ts';

const timeZone = 'Asia/Kathmandu';
const evening = '2026-11-20T18:30:00Z'; // 00:15 of the 21st in Kathmandu

describe('dates', () => {
  it('fall on the day that it is in Kathmandu', () => {
    expect(formatDate(evening, { language: 'en', calendar: 'AD', timeZone })).toBe('21 Nov 2026');
    expect(formatDate(evening, { language: 'en', calendar: 'BS', timeZone })).toBe('5 Mangsir 2083');
  });

  it.each([
    ['Asia/Tokyo', '21 Nov 2026, 3:30 am', '5 Mangsir 2083, 3:30 am'],
    ['America/New_York', '20 Nov 2026, 1:30 pm', '4 Mangsir 2083, 1:30 pm'],
  ])('fall on the day that it is in %s', (zone, ad, bs) => {
    expect(formatInstant(evening, { language: 'en', calendar: 'AD', timeZone: zone })).toBe(ad);
    expect(formatInstant(evening, { language: 'en', calendar: 'BS', timeZone: zone })).toBe(bs);
    expect(formatDate('2026-11-21', { language: 'en', calendar: 'AD', timeZone: zone })).toBe('21 Nov 2026');
  });

  it('keep a plain day', () => {
    expect(formatDate('2026-11-21', { language: 'en', calendar: 'AD', timeZone })).toBe('21 Nov 2026');
    expect(formatDate('2026-11-21', { language: 'ne', calendar: 'BS', timeZone })).toBe('२०८३ मंसिर ५');
  });

  it('are Nepali in Nepali, whatever the browser knows', () => {
    expect(formatDate('2026-11-21', { language: 'ne', calendar: 'AD', timeZone })).toBe('२१ नोभेम्बर २०२६');
    expect(formatInstant(evening, { language: 'ne', calendar: 'AD', timeZone })).toBe('२१ नोभेम्बर २०२६, १२:१५ पूर्वाह्न');
  });

  it('say how long ago while that is short', () => {
    const now = Date.parse('2026-11-21T00:00:00Z');
    const style = { language: 'en', calendar: 'AD', timeZone } as const;
    expect(formatAgo('2026-11-20T23:59:40Z', style, now)).toBe('just now');
    expect(formatAgo('2026-11-20T23:55:00Z', style, now)).toBe('5 min ago');
    expect(formatAgo('2026-11-19T00:00:00Z', style, now)).toBe('2 days ago');
    expect(formatAgo('2026-11-01T00:00:00Z', style, now)).toBe('1 Nov 2026');
    expect(formatAgo('2026-11-19T00:00:00Z', { ...style, language: 'ne' }, now)).toBe('२ दिनअघि');
  });

  it('show what cannot be read as it came', () => {
    expect(formatDate('unknown', { language: 'en', calendar: 'AD', timeZone })).toBe('unknown');
  });
});
