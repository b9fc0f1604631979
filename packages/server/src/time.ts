export { todayIn } from '@karmik/model/kit/zone';

import { addDays } from '@karmik/model/kit/zone';

/** The day before an ISO day. */
export const dayBefore = (day: string): string => addDays(day, -1);
