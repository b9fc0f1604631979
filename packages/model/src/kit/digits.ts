/** Digits by themselves: what a first load needs of numbers. */
import { toDevanagariDigits } from 'date-bs';
import type { Language } from './text.ts';

/** A text with the digits of a language. */
export const figures = (value: string | number, language: Language): string =>
  language === 'ne' ? toDevanagariDigits(String(value)) : String(value);
