/** What employees answer to their payslips, and what HR does about it. No text of it has an amount or the words of a question. */
import { availableActions, type Viewer, type ViewerType } from '@karmik/model/kit/actions';
import { linkTo } from '@karmik/model/kit/links';
import { monthWords } from '@karmik/model/kit/month';
import type { Text } from '@karmik/model/kit/text';
import { ownPayPaths } from '@karmik/model/payroll/own-paths';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { paySlip } from '@karmik/model/payroll/run/slip';
import type { Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Body } from '../../../entity/hooks.ts';
import { remarkOf, type RecordMove } from '../../../entity/workflow-routes.ts';
import type { Writer } from '../../../entity/write.ts';
import { conflict } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { notify, notifyOrganization } from '../../notification/notify.ts';
import { payrollMessages as says } from '../messages.ts';

/** Of a payslip: whose it is and what was answered, from a body or from a row of a list. */
interface Responded {
  readonly employee: number;
  readonly response: string;
  readonly acknowledged_at: unknown;
}

export const respondedOf = (row: Body): Responded => ({
  employee: Number(row['employee_id'] ?? row['employee']),
  response: String(row['response']),
  acknowledged_at: row['acknowledged_at'],
});

/** Employees answer for their own payslip; HR answers and reminds others. */
export function slipViewer(access: Access, as: ViewerType, { employee, response, acknowledged_at }: Responded): Viewer {
  const writes = access.can('11.00', 'write') && !access.isAuditUser;
  return {
    type: as,
    isSender: employee === access.userId,
    isAdminRoute: as === 'hr',
    flags: {
      acknowledge: acknowledged_at == null,
      ask: response !== 'question',
      answer: writes && response === 'question',
      remind: writes && acknowledged_at == null && response !== 'question',
    },
  };
}

export const slipActions = (access: Access, as: ViewerType, row: Body): string[] =>
  access.isAuditUser
    ? []
    : availableActions(paySlip, row as { status: string }, slipViewer(access, as, respondedOf(row)));

/** @throws 409 for what was done before */
export function refuseRepeated(viewer: Viewer, action: unknown): void {
  if (!viewer.isSender) return;
  if (action === paySlip.actions?.acknowledge && !viewer.flags['acknowledge'])
    throw conflict(says.acknowledgedBefore, 'acknowledged');
  if (action === paySlip.actions?.ask && !viewer.flags['ask']) throw conflict(says.questionOpen, 'question_open');
}

interface Step {
  /** What of the payslip is set; `$3` is the moment, `$4` the remark. */
  readonly sets: string;
  readonly history: string;
}

const steps: Readonly<Record<string, Step>> = {
  acknowledge: {
    sets: `acknowledged_at = $3, response = case response when 'question' then response else 'acknowledged' end`,
    history: 'Acknowledged',
  },
  ask: {
    sets: `inquiry = $4, inquired_at = $3, answer = null, answered_at = null, response = 'question'`,
    history: 'Asked',
  },
  answer: { sets: `answer = $4, answered_at = $3, response = 'answered'`, history: 'Answered' },
  remind: { sets: 'reminded_at = $3', history: 'Reminded' },
};

/** @throws 409 where the state is another one by now */
export async function moveSlip(writer: Writer, tenant: Tenant, { id, name, before, input }: RecordMove): Promise<void> {
  const step = steps[name];
  if (!step) throw new Error(`${name} is nothing that is done with a payslip`);
  const { access, context, requestId, ip } = writer;
  const { organizationId } = tenant;
  const at = context.clock();
  const remark = remarkOf(input);
  await tenant.query(
    `update pay_slip set ${step.sets} where organization_id = $1 and id = $2 and $3::timestamptz is not null and $4::text is not null`,
    [organizationId, id, at, remark],
  );
  await addHistory(tenant, paySlip.name, id, {
    level: null,
    action: step.history,
    by: access.userId,
    actingFor: null,
    remark,
    at,
  });
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action: step.history.toLowerCase(),
    objectType: paySlip.name,
    objectId: id,
    at,
    requestId,
    ip,
  });
  const employee = Number(before['employee']);
  const month = String(before['month']);
  const said = monthWords(month);
  const content = { organizationId, actorId: access.userId, category: 'payroll', at };
  if (name === 'ask')
    await notifyOrganization(tenant, {
      ...content,
      text: { en: `A question about a payslip of ${said.en}`, ne: `${said.ne}को तलब पर्चीबारे प्रश्न` },
      url: linkTo(payrollPaths.responses, { slug: access.organization.slug }, { response: 'question' }),
      code: '11.00',
    });
  const told: Readonly<Record<string, Text>> = {
    answer: {
      en: `HR answered your question about the payslip of ${said.en}`,
      ne: `${said.ne}को तलब पर्चीबारे तपाईंको प्रश्नको जवाफ आयो`,
    },
    remind: {
      en: `Please acknowledge your payslip of ${said.en}`,
      ne: `कृपया ${said.ne}को तलब पर्ची स्वीकार गर्नुहोस्`,
    },
  };
  const text = told[name];
  if (text) await notify(tenant, { ...content, recipientIds: [employee], text, url: ownPayPaths.ownPayslips });
  await announce(tenant, { organizationId, topic: paySlip.name, objectId: id, userIds: [employee] });
}

/** Payslips with a question that HR has not answered. */
export async function countQuestions({ tenant, userId, ...access }: Access): Promise<number> {
  if (!access.can('11.00', 'write')) return 0;
  const row = await tenant.one<{ count: number }>(
    `select count(*)::integer as count from pay_slip where organization_id = $1 and status = 'Published' and response = 'question' and employee_id <> $2`,
    [tenant.organizationId, userId],
  );
  return row?.count ?? 0;
}
