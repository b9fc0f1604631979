/** One's own requests of attendance. */
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { bilingual, type Text } from '@karmik/model/kit/text';
import type { ScreenRoute } from '../../../routing/route.ts';
import { requests } from '../../../screens/kit/routes.ts';
import type { RequestListScreen } from '../../../screens/kit/screens.ts';
import { kinds, screensOf, type KindName } from './kinds.ts';

/** What the search begins. */
const begun: { readonly [name in KindName]?: Text } = {
  adjustment: bilingual('Request adjustment', 'समायोजन माग्नुहोस्'),
  overtime: bilingual('Request overtime', 'अतिरिक्त समय माग्नुहोस्'),
  overtimeClaim: bilingual('Claim overtime', 'अतिरिक्त समय दाबी गर्नुहोस्'),
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
