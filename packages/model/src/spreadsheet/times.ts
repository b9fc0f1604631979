/** Times of a day as spreadsheets bring them: of twelve or twenty-four hours, with either digits, or as the part of a day that a cell holds. */
import { formats, messages } from '../kit/messages.ts';
import type { Message } from '../kit/message.ts';
import type { Text } from '../kit/text.ts';
import { latinDigits } from './digits.ts';

const written = /^(?:.*[T ,])?(\d{1,2})(?:[:.](\d{2}))?(?:[:.](\d{2})(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?$/i;
const pad = (value: number) => String(value).padStart(2, '0');

/**
 * The time that a text ends with, `HH:MM`; undefined for what is none. A day may be before it.
 * @example timeOf('9:05 pm') // '21:05'
 */
export function timeOf(text: string): string | undefined {
  const plain = latinDigits(text.trim());
  // Spreadsheets hold a time as the part of the day that is over.
  if (/^0?\.\d{3,}$/.test(plain)) {
    const minutes = Math.round(Number(plain) * 1_440);
    return minutes < 1_440 ? `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}` : undefined;
  }
  const [, hours = '', minutes, , half] = written.exec(plain) ?? [];
  // Hours alone say which half of the day they are of, or they are a number.
  if (hours === '' || (minutes === undefined && half === undefined)) return undefined;
  const hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return undefined;
  const whole = half === undefined ? hour : (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0);
  return whole > 23 || Number(minutes ?? 0) > 59 ? undefined : `${pad(whole)}:${minutes ?? '00'}`;
}

/** The time of a cell, or what it should have been. */
export function readTime(cell: string, field: Text): { value: string } | { error: Message } {
  const value = timeOf(cell);
  return value === undefined ? { error: messages.pattern({ field, format: formats.time }) } : { value };
}
