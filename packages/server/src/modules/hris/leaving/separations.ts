/** Separations over the API: beginning one, what blocks it, completing and calling it off. */
import { blocker, blockerMessage, separation, type Blocker } from '@karmik/model/hris/separation';
import { openMoney, type OpenMoney } from '@karmik/model/commons/open-money';
import { noticeAnswer } from '@karmik/model/hris/notice';
import * as z from 'zod/mini';
import type { Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { remarkOf, type RecordMove } from '../../../entity/workflow-routes.ts';
import { mountHrWorkflow } from '../../../entity/hr-workflow-routes.ts';
import { ruleClockOf, type Writer } from '../../../entity/write.ts';
import type { Api } from '../../../http/api.ts';
import { conflict, forbidden, invalid } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { announceTasks } from '../process/task-word.ts';
import { readNotice } from './notice.ts';
import { offBoard } from './off-boarding.ts';
import { separationHooks } from './separation-start.ts';
import { hrisMessages } from '../messages.ts';
import { stateOf } from '../../../messages.ts';

/** What still keeps someone here: units that have not cleared, then what was lent, then loans of others that they guarantee. */
export async function blockersOf(tenant: Tenant, id: number): Promise<Blocker[]> {
  return tenant.query<Blocker>(
    `select b.kind, b.unit, b.what from separation r
       join separation_type y on y.organization_id = r.organization_id and y.id = r.separation_type_id and y.needs_clearance
      cross join lateral (
        select 'clearance' as kind, d.name as unit, t.title as what, 0 as place, t.id from process_task t
          left join division d on d.organization_id = t.organization_id and d.id = t.unit_id
         where t.organization_id = r.organization_id and t.process = 'Separation' and t.process_id = r.id and t.is_clearance and t.status = 'Open'
        union all
        select 'equipment', null, q.name || ' (' || q.tag || ')', 1, q.id from equipment q
         where q.organization_id = r.organization_id and q.holder_id = r.employee_id and q.archived_at is null
        union all
        select 'guarantee', m.amount::text, p.full_name, 2, m.source_id from open_money m
          join person p on p.organization_id = m.organization_id and p.id = m.person_id
         where m.organization_id = r.organization_id and m.employee_id = r.employee_id and m.kind = 'guarantee'
           and coalesce((select t.open_guarantees from loan_setting t where t.organization_id = r.organization_id), 'block') = 'block') b
      where r.organization_id = $1 and r.id = $2 and r.status = 'In progress' order by b.place, b.unit, b.id`,
    [tenant.organizationId, id],
  );
}

/** Money of the person that is open, for HR to settle before the last day. */
const openMoneyOf = (tenant: Tenant, id: number): Promise<OpenMoney[]> =>
  tenant.query<OpenMoney>(
    `select m.kind, m.direction, m.source_id, coalesce(m.name, p.full_name) as name, coalesce(m.name_ne, p.name_ne) as name_ne, m.amount::text as amount
       from separation r join open_money m on m.organization_id = r.organization_id and m.employee_id = r.employee_id
       left join person p on p.organization_id = m.organization_id and p.id = m.person_id
      where r.organization_id = $1 and r.id = $2 and r.status <> 'Cancelled' order by m.direction desc, m.kind, m.source_id limit 200`,
    [tenant.organizationId, id],
  );

const { notice_on, effective_date, remarks } = separation.fields;

/** @throws 403 for who would begin their own */
export function refuseOwnSeparation({ userId }: Pick<Access, 'userId'>, employee: unknown): void {
  if (employee === userId) throw forbidden(hrisMessages.ownSeparation);
}

export function separationRoutes(app: Api, context: Context): void {
  mountHrWorkflow(app, context, {
    entity: separation,
    base: '/api/v1/hris/:org/separation/',
    hooks: separationHooks,
    plural: 'Separations',
    singular: 'separation',
    // No one completes or calls off their own.
    about: (row) => Number(row.employee),
    shape: {
      can_edit: z.boolean(),
      blockers: z.array(blocker),
      open_money: z.array(openMoney),
      notice: z.nullable(noticeAnswer),
    },
    extendDetail: async ({ access, row, viewer }, _request, tenant) => ({
      can_edit: row.status === 'In progress' && viewer.flags.write === true && !viewer.isSender,
      blockers: await blockersOf(tenant, row.id),
      open_money: await openMoneyOf(tenant, row.id),
      notice: await readNotice(context, access, tenant, row.id),
    }),
    create: {
      summary: 'Begin a separation, with the tasks and the exit interview of its type',
      prepare(access, body) {
        refuseOwnSeparation(access, body.employee);
        return body;
      },
    },
    edit: {
      summary: 'Move the day of a separation that is in progress; its open tasks move along',
      fields: { notice_on, effective_date, remarks },
      check({ row, viewer }) {
        if (viewer.isSender) throw forbidden();
        if (row.status !== 'In progress') throw conflict(hrisMessages.separationOver, 'settled');
      },
    },
    staleError: (status) => conflict(hrisMessages.separationMoved({ status: stateOf(separation, status) }), 'settled'),
    move,
    afterCommit: () => app.gate.forget(),
  });
}

/** Completes a separation that nothing blocks, or calls it off with its open tasks. */
async function move(writer: Writer, tenant: Tenant, { id, name, to, before, input }: RecordMove): Promise<void> {
  const { access, context } = writer;
  if (name === 'complete') {
    const blockers = await blockersOf(tenant, id);
    if (blockers.length) throw invalid({ non_field_errors: blockers.map(blockerMessage) });
  }
  await store(writer, tenant, id, before.status, to, remarkOf(input));
  if (name === 'cancel')
    await tenant.query(
      `update process_task set status = 'Dropped' where organization_id = $1 and process = 'Separation' and process_id = $2 and status = 'Open'`,
      [tenant.organizationId, id],
    );
  const { today } = ruleClockOf(context, access);
  if (name === 'complete' && String(before.effective_date) <= today)
    await offBoard(tenant, id, {
      today,
      now: context.clock(),
      actorId: access.userId,
      requestKinds: context.modules.requestKinds,
    });
}

async function store(
  { access, context, requestId, ip }: Writer,
  tenant: Tenant,
  id: number,
  before: string,
  status: string,
  remark: string,
): Promise<void> {
  const at = context.clock();
  const { organizationId } = tenant;
  await tenant.query('update separation set status = $3, updated_at = $4 where organization_id = $1 and id = $2', [
    organizationId,
    id,
    status,
    at,
  ]);
  await addHistory(tenant, 'separation', id, {
    level: null,
    action: status,
    by: access.userId,
    actingFor: null,
    remark,
    at,
  });
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action: status === 'Settled' ? 'completed' : 'cancelled',
    objectType: 'separation',
    objectId: id,
    before: { status: before },
    after: { status, remark },
    at,
    requestId,
    ip,
  });
  await announce(tenant, { organizationId, topic: 'separation', objectId: id });
  await announceTasks(tenant, 'Separation', id);
}
