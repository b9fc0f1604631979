/** The register of attendance: a line for each person, a code for each day, and what the codes come to. */
import * as z from 'zod/mini';
import { namedRef, userRef } from '../../kit/answer.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import type { DayCoefficient, DayStanding } from '../attendance-day.ts';

/** In the order in which a register adds them up. */
export const registerCodes = ['P', 'A', 'L', 'H', 'W', '½', 'M', 'T', 'E'] as const;
export type RegisterCode = (typeof registerCodes)[number];

/** The letters are those that offices print, in either language. */
export const registerCodeNames = {
  P: bilingual('Present', 'उपस्थित'),
  A: bilingual('Absent', 'अनुपस्थित'),
  L: bilingual('Leave', 'बिदा'),
  H: bilingual('Holiday', 'सार्वजनिक बिदा'),
  W: bilingual('Weekly day off', 'साप्ताहिक बिदा'),
  '½': bilingual('Half day', 'आधा दिन'),
  M: bilingual('Missing punch', 'हाजिरी छुटेको'),
  T: bilingual('Travel', 'भ्रमण'),
  E: bilingual('Excused', 'अनुमति प्राप्त'),
} as const satisfies Record<RegisterCode, Text>;

/** As many days as the longest month has. */
export const mostRegisterDays = 32;

/** What decides on the code of a day. */
interface RegisteredDay {
  readonly standing: DayStanding;
  readonly coefficient: DayCoefficient;
  readonly is_travelling: boolean;
}

/**
 * The code of a day: what the employee did outweighs what the day was, so that who worked on a holiday is present. A day that is still going on
 * has none.
 */
export function registerCode({
  standing,
  coefficient,
  is_travelling: isTravelling,
}: RegisteredDay): RegisterCode | null {
  if (standing === 'Present') return coefficient.endsWith('Half Leave') ? '½' : 'P';
  if (standing === 'Half Day') return '½';
  if (standing === 'Absent') return 'A';
  if (standing === 'Missing Punch') return 'M';
  if (coefficient === 'Full Leave') return 'L';
  if (isTravelling) return 'T';
  if (standing === 'Excused') return coefficient.endsWith('Half Leave') ? 'L' : 'E';
  if (coefficient === 'Holiday') return 'H';
  if (coefficient === 'Offday') return 'W';
  return null;
}

export const registerAnswer = z.object({
  from: z.string(),
  to: z.string(),
  /** How many people there are on all pages. */
  count: z.number(),
  people: z.array(
    z.object({
      employee: userRef,
      employee_code: z.nullable(z.string()),
      branch: z.nullable(namedRef),
      division: z.nullable(namedRef),
      /** One for each day from the first to the last; none on days that do not count for the person. */
      codes: z.array(z.nullable(z.enum(registerCodes))),
      /** Minutes. */
      worked: z.number(),
      late: z.number(),
      overtime: z.number(),
    }),
  ),
});
export type Register = z.output<typeof registerAnswer>;
export type RegisterLine = Register['people'][number];

/** How often a code is in a line. */
export const timesOf = (line: Pick<RegisterLine, 'codes'>, code: RegisterCode): number =>
  line.codes.filter((each) => each === code).length;
