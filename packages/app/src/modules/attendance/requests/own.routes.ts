/** One's own requests of attendance, and the dialogs of their notifications. */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { bilingual, type Text } from '@karmik/model/kit/text';
import type { InteractiveType } from '@karmik/model/notification/vocabulary';
import type { ScreenRoute } from '../../../routing/route.ts';
import { requests } from '../../../screens/kit/routes.ts';
import type { RequestListScreen, RequestScreen } from '../../../screens/kit/screens.ts';
import { openRequest } from '../../../shell/notifications/open-request.ts';
import { kinds, type KindName } from './kinds.ts';

/** What the search begins. */
const begun: { readonly [name in KindName]?: Text } = {
  adjustment: bilingual('Request adjustment', 'समायोजन माग्नुहोस्'),
  overtime: bilingual('Request overtime', 'अतिरिक्त समय माग्नुहोस्'),
};

const screensOf = async (name: KindName) =>
  (await kinds[name].load()).default as {
    readonly lists: Readonly<Record<string, RequestListScreen>>;
    readonly notified: RequestScreen;
  };

export const ownRequests: readonly ScreenRoute[] = (Object.keys(kinds) as KindName[]).map((name) => {
  const {
    title,
    about,
    paths: { own },
  } = kinds[name];
  const label = begun[name];
  return requests(own, title, async () => ({ default: (await screensOf(name)).lists[own] as RequestListScreen }), {
    ...(about && { finds: { path: attendanceEndpoints[name], query: { as: 'user' }, name: about } }),
    ...(label && { begins: { label } }),
  });
});

const dialog = (type: InteractiveType, id: string, name: KindName) => ({
  [type]: openRequest(id, async () => (await screensOf(name)).notified),
});

export const requestDialogs = {
  ...dialog('adjustment', 'adjustment_request_id', 'adjustment'),
  ...dialog('overtime_pre_approval', 'overtime_request_id', 'overtime'),
  ...dialog('travel_attendance', 'travel_request_id', 'travel'),
  ...dialog('travel_delete', 'delete_request_id', 'travelDeletion'),
  ...dialog('credit_hour_pre_approval', 'credit_hour_id', 'creditHour'),
  ...dialog('credit_hour_delete', 'credit_hour_delete_request_id', 'creditHourDeletion'),
};
