import type { Language } from '@karmik/model/kit/text';
import { toWall } from '@karmik/model/kit/zone';
import { usualDay } from '@karmik/model/notification/days-in-text';
import { toDevanagariDigits } from 'date-bs';
import { type HttpError, refused } from '../../http/errors.ts';
import { formMessages } from './messages.ts';

/**
 * What is answered after the deadline of a form: 400 (FM-3), with the day and hour where the organization is.
 * @param deadline an instant, ISO 8601
 * @param timeZone an IANA name
 */
export function closedSince(deadline: string, timeZone: string): HttpError {
  const [day = '', time = ''] = toWall(deadline, timeZone)?.split('T') ?? [];
  const at = (language: Language) => `${usualDay(language)(day)}, ${time}`;
  return refused(formMessages.deadlinePassed({ when: { en: at('en'), ne: toDevanagariDigits(at('ne')) } }));
}
