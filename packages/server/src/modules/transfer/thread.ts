/** What the person who reads a request for a transfer says of it and attaches to it. */
import { linkTo } from '@karmik/model/kit/links';
import { bilingual } from '@karmik/model/kit/text';
import { transferPaths } from '@karmik/model/transfer/paths';
import { transferRequest } from '@karmik/model/transfer/request';
import * as z from 'zod/mini';
import { organizationMember } from '../../access/access.ts';
import { nameOf } from '../../approval/notifications.ts';
import type { Context } from '../../context.ts';
import { readRow } from '../../entity/read.ts';
import { isReader } from '../../entity/readers.ts';
import { readersByScopes, tableOf, viewOfRole } from '../../entity/scope.ts';
import { threadRoutes } from '../../entity/thread.ts';
import type { Api } from '../../http/api.ts';
import { todayIn } from '../../time.ts';
import { notify } from '../notification/notify.ts';
import { transferKind } from './requests.ts';

/** The sender and the person who is or was asked; HR who only reads says nothing. */
const parties = readersByScopes(tableOf(transferRequest), ['own', 'team']);

interface Request {
  readonly id: number;
  readonly sender: number;
  readonly status: string;
}

/** Files stay as they were when it was decided. */
const isPending = ({ status }: Request): boolean => status === 'Requested' || status === 'Forwarded';

export function transferThreadRoutes(app: Api, context: Context): void {
  threadRoutes<Request>(app, context, {
    entity: transferRequest.name,
    singular: 'transfer request',
    base: `/api/v1/${transferKind.path}/`,
    access: organizationMember,
    querystring: z.strictObject({}),
    async stand({ access }, tenant, id, lock) {
      const view = viewOfRole(context, transferRequest, 'notification', access);
      const row = { ...(await readRow(tenant, transferRequest, view, access, id, lock)), id } as unknown as Request;
      const today = todayIn(access.organization.timezone, context.clock());
      const takesPart = access.can(transferKind.hrCode, 'write') || (await isReader(access, parties, id, today));
      const comments = takesPart && !access.isAuditUser;
      return { row, comments, attaches: comments && isPending(row), manages: false };
    },
    async tell(tenant, { id, sender }, { by, at }) {
      const asked = await tenant.query<{ id: number }>(
        `select distinct unnest(candidates) as id from approval_step
          where organization_id = $1 and entity = $2 and object_id = $3 and state in ('open', 'done')`,
        [tenant.organizationId, transferRequest.name, id],
      );
      const name = await nameOf(tenant, by);
      const about = {
        organizationId: tenant.organizationId,
        actorId: by,
        category: 'hris',
        topic: 'transfer',
        text: bilingual(`${name} commented on a transfer request`, `${name} ले सरुवा अनुरोधमा टिप्पणी गर्नुभयो`),
        at,
      } as const;
      const others = asked.map((person) => person.id).filter((person) => person !== by && person !== sender);
      await notify(tenant, { ...about, recipientIds: others, url: linkTo(transferPaths.team, {}, { open: id }) });
      if (sender !== by)
        await notify(tenant, { ...about, recipientIds: [sender], url: linkTo(transferPaths.own, {}, { open: id }) });
    },
  });
}
