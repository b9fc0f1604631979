/** The kinds of requests of attendance in the catalogue: what each is called, where it stands, and what draws it. */
import {
  adjustmentPaths,
  creditHourDeletePaths,
  creditHourPaths,
  overtimeClaimPaths,
  overtimePaths,
  shiftSwapPaths,
  timesheetPaths,
  travelDeletePaths,
  travelPaths,
} from '@karmik/model/attendance/paths';
import { bilingual } from '@karmik/model/kit/text';
import type { RequestListScreen, RequestScreen } from '../../../screens/kit/screens.ts';

export const kinds = {
  adjustment: {
    title: bilingual('Adjustments', 'समायोजन'),
    paths: adjustmentPaths,
    load: () => import('./adjustment.screens.ts'),
    about: 'reason',
  },
  overtime: {
    title: bilingual('Overtime', 'अतिरिक्त समय'),
    paths: overtimePaths,
    load: () => import('../overtime.screens.ts'),
    about: 'request_remarks',
  },
  overtimeClaim: {
    title: bilingual('Overtime claims', 'अतिरिक्त समयका दाबी'),
    paths: overtimeClaimPaths,
    load: () => import('./overtime-claim.screens.ts'),
    about: 'request_remarks',
  },
  travel: {
    title: bilingual('Travel attendance', 'भ्रमण हाजिरी'),
    paths: travelPaths,
    load: () => import('./travel.screens.ts'),
    about: 'place',
  },
  creditHour: {
    title: bilingual('Credit hours', 'क्रेडिट घण्टा'),
    paths: creditHourPaths,
    load: () => import('./credit-hour.screens.ts'),
    about: 'request_remarks',
  },
  timesheet: {
    title: bilingual('Timesheets', 'समयपत्रहरू'),
    paths: timesheetPaths,
    load: () => import('./timesheet.screens.ts'),
    about: undefined,
  },
  shiftSwap: {
    title: bilingual('Shift swaps', 'सिफ्ट साटासाट'),
    paths: shiftSwapPaths,
    load: () => import('./shift-swap.screens.ts'),
    about: 'request_remarks',
  },
  travelDeletion: {
    title: bilingual('Travel deletions', 'भ्रमण हटाउने अनुरोध'),
    paths: travelDeletePaths,
    load: () => import('./travel-deletion.screens.ts'),
    about: undefined,
  },
  creditHourDeletion: {
    title: bilingual('Credit hour deletions', 'क्रेडिट घण्टा हटाउने अनुरोध'),
    paths: creditHourDeletePaths,
    load: () => import('./credit-hour-deletion.screens.ts'),
    about: undefined,
  },
} as const;
export type KindName = keyof typeof kinds;

/** What is declared of a kind: its list by each path, and what a notification opens. */
export const screensOf = async (name: KindName) =>
  (await kinds[name].load()).default as {
    readonly lists: Readonly<Record<string, RequestListScreen>>;
    readonly notified: RequestScreen;
  };
