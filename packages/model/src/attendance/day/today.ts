/** Who is at work today: counts of people, overall and by place. */
import * as z from 'zod/mini';
import { namedRef } from '../../kit/answer.ts';
import { bilingual } from '../../kit/text.ts';

export const todayStates = ['in', 'left', 'late', 'absent', 'leave', 'travelling', 'remote'] as const;
export type TodayState = (typeof todayStates)[number];

export const todayStateNames = {
  in: bilingual('In now', 'अहिले उपस्थित'),
  left: bilingual('Out for the day', 'निस्किसकेका'),
  late: bilingual('Late', 'ढिलो'),
  absent: bilingual('Absent', 'अनुपस्थित'),
  leave: bilingual('On leave', 'बिदामा'),
  travelling: bilingual('Travelling', 'भ्रमणमा'),
  remote: bilingual('Remote', 'टाढाबाट'),
} as const satisfies Record<TodayState, unknown>;

const counts = z.object(
  Object.fromEntries(todayStates.map((name) => [name, z.number()])) as Record<TodayState, z.ZodMiniNumber>,
);
/** People without a branch or division are under no place. */
const places = z.array(z.object({ place: z.nullable(namedRef), counts }));

export const todayAnswer = z.object({ day: z.string(), all: counts, branches: places, divisions: places });
export type Today = z.output<typeof todayAnswer>;
