import { expect, it } from 'vitest';
import { daysInText, usualDay } from './days-in-text.ts';

it.each([
  ['Your document expires on 2026-11-23: Passport', 'en', 'Your document expires on 23 Nov 2026: Passport'],
  ['2026-11-23 देखि तपाईंको एक ग्रेड बढ्यो', 'ne', '७ मंसिर २०८३ देखि तपाईंको एक ग्रेड बढ्यो'],
  ['2999-01-01 सम्म', 'ne', '२९९९-०१-०१ सम्म'],
  ['Letter 2083-08-99, PA-2026-11-23 and 12026-11-23', 'en', 'Letter 2083-08-99, PA-2026-11-23 and 12026-11-23'],
] as const)('%s, in %s', (text, language, said) => expect(daysInText(text, usualDay(language))).toBe(said));
