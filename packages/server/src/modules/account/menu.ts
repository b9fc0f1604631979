/** What the side menu says beside its words (TOP-14, TOP-15, TOP-16): one call for all of its entries. */
import { menuSignals } from '@karmik/model/account/menu';
import { member, type Access } from '../../access/access.ts';
import type { RequestKind } from '../../approval/request-kind.ts';
import { standsInFor } from '../../access/supervision.ts';
import type { Context } from '../../context.ts';
import { ruleClockOf } from '../../entity/write.ts';
import type { Api } from '../../http/api.ts';

/** Requests by kind: on which one is asked, and for HR all that are open. */
async function requestCounts(
  context: Context,
  access: Access,
  kinds: readonly RequestKind[],
): Promise<[string, number][]> {
  const { today } = ruleClockOf(context, access);
  const asked = [access.userId, ...(await standsInFor(access, today))];
  const rows = await access.tenant.query<{ entity: string; asked: number; open: number }>(
    `select entity, count(distinct object_id)::int as open,
            count(distinct object_id) filter (where candidates && $2::bigint[])::int as asked
       from approval_step where organization_id = $1 and state = 'open' group by entity`,
    [access.tenant.organizationId, asked],
  );
  return kinds.flatMap(({ entity, hrCode }): [string, number][] => {
    const row = rows.find((each) => each.entity === entity.name);
    return [
      [`asked.${entity.name}`, row?.asked ?? 0],
      ...(access.can(hrCode, 'read') ? [[`open.${entity.name}`, row?.open ?? 0] satisfies [string, number]] : []),
    ];
  });
}

const answersOf = async <T>(
  context: Context,
  access: Access,
  all: Readonly<Record<string, (access: Access, context: Context) => Promise<T>>>,
) =>
  Promise.all(Object.entries(all).map(async ([name, ask]): Promise<[string, T]> => [name, await ask(access, context)]));

export function menuRoutes(app: Api, context: Context): void {
  app.route({
    method: 'GET',
    url: '/api/v1/users/me/menu/',
    config: { access: member },
    schema: {
      summary: 'How much waits behind the entries of my menu, and for which of them I qualify',
      tags: ['account'],
      response: { 200: menuSignals },
    },
    handler: async ({ access }) => ({
      counts: Object.fromEntries([
        ...(await requestCounts(context, access, context.modules.requestKinds)),
        ...(await answersOf(context, access, context.modules.menuCounters)),
      ]),
      qualities: Object.fromEntries(await answersOf(context, access, context.modules.menuQualities)),
    }),
  });
}
