/** Disciplinary cases over the API: HR registers, asks and decides; the employee explains and appeals. */
import { disciplinaryCase, isEnoughToExplain, leastDaysToExplain } from '@karmik/model/hris/disciplinary-case';
import { letter } from '@karmik/model/hris/letters/letter';
import { disciplinaryPaths } from '@karmik/model/hris/paths';
import type { Viewer } from '@karmik/model/kit/actions';
import { linkTo } from '@karmik/model/kit/links';
import { carried, listed, verbatim } from '@karmik/model/kit/message';
import { messages } from '@karmik/model/kit/messages';
import type { Text } from '@karmik/model/kit/text';
import * as z from 'zod/mini';
import { organizationMember, type Access } from '../../../access/access.ts';
import { writeAudit } from '../../../access/audit.ts';
import { addHistory } from '../../../approval/history.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import type { Body, EntityHooks } from '../../../entity/hooks.ts';
import { scopeView, viewOfRole } from '../../../entity/scope.ts';
import { mountWorkflow, remarkOf, type RecordMove, type Row } from '../../../entity/workflow-routes.ts';
import { createRecord, ruleClockOf, type Writer } from '../../../entity/write.ts';
import type { Api } from '../../../http/api.ts';
import { conflict, forbidden, invalidField } from '../../../http/errors.ts';
import { announce } from '../../../live/announce.ts';
import { recordMessages, stateOf } from '../../../messages.ts';
import { notify, notifyOrganization } from '../../notification/notify.ts';
import { adDay, bsDayIfAny } from '../letters/facts.ts';
import { letterHooksFor, readTemplate } from '../letters/issue.ts';
import { hrisMessages } from '../messages.ts';

type As = 'user' | 'hr';
const asQuery = z._default(
  z.enum(['user', 'hr'], {
    error: carried(messages.choice({ field: verbatim('as'), choices: listed(['user', 'hr']) })),
  }),
  'user',
);

const writes = (access: Access): boolean => access.can('4.19', 'write') && !access.isAuditUser;

export const disciplinaryHooks: EntityHooks<typeof disciplinaryCase> = {
  async beforeSave({ tenant, access, before }, body) {
    body.registered_by = before?.registered_by ?? access.userId;
    const file = await tenant.one('select 1 from employee where organization_id = $1 and user_id = $2', [
      tenant.organizationId,
      body.employee,
    ]);
    return file ? undefined : { employee: [hrisMessages.noFile] };
  },
};

const viewerOf = (access: Access, as: As, row: Row): Viewer => ({
  type: as,
  isSender: row.employee === access.userId,
  isAdminRoute: as === 'hr',
  flags: { write: writes(access) },
});

const { incident_on, allegation, evidence } = disciplinaryCase.fields;

export function disciplinaryCaseRoutes(app: Api, context: Context): void {
  mountWorkflow<As>(app, context, {
    entity: disciplinaryCase,
    base: '/api/v1/hris/:org/disciplinary-case/',
    access: organizationMember,
    plural: "Disciplinary cases: one's own, or all for HR",
    singular: 'disciplinary case',
    as: asQuery,
    viewFor: ({ access }, as) => viewOfRole(context, disciplinaryCase, as, access),
    viewerOf,
    shape: { can_edit: z.boolean() },
    extendDetail: ({ as, row, viewer }) => ({
      can_edit: as === 'hr' && row.status === 'Registered' && viewer.flags.write === true && !viewer.isSender,
    }),
    create: {
      summary: 'Register an allegation; the employee learns of it when an explanation is asked',
      as: () => 'hr',
      hooks: disciplinaryHooks,
      prepare(access, body) {
        if (!writes(access)) throw forbidden();
        if (body.employee === access.userId) throw forbidden(hrisMessages.ownCase);
        return body;
      },
    },
    edit: {
      summary: 'Change a case of which no explanation was asked yet',
      as: () => 'hr',
      hooks: { ...disciplinaryHooks, ...scopeView(context, disciplinaryCase, ['organization']) },
      fields: { incident_on, allegation, evidence },
      check({ row, viewer }) {
        if (!viewer.flags.write || viewer.isSender) throw forbidden();
        if (row.status !== 'Registered') throw conflict(hrisMessages.caseBegun, 'moved');
      },
    },
    staleError: (status) =>
      conflict(
        recordMessages.moved({ name: disciplinaryCase.label, status: stateOf(disciplinaryCase, status) }),
        'moved',
      ),
    move: (writer, tenant, move) => moveCase(writer, tenant, move),
  });
}

/** How a case stands for the person who is told of it. */
const told: Readonly<Record<string, Text>> = {
  ask: { en: 'HR asked you for an explanation', ne: 'मानव संसाधनले तपाईंसँग स्पष्टीकरण मागेको छ' },
  decide: { en: 'HR decided your disciplinary case', ne: 'मानव संसाधनले तपाईंको अनुशासनसम्बन्धी प्रकरणमा निर्णय गरेको छ' },
  close: { en: 'HR closed your disciplinary case', ne: 'मानव संसाधनले तपाईंको अनुशासनसम्बन्धी प्रकरण बन्द गरेको छ' },
  explain: { en: 'An explanation was given', ne: 'स्पष्टीकरण प्राप्त भयो' },
  appeal: { en: 'A disciplinary decision was appealed', ne: 'अनुशासनसम्बन्धी निर्णयमा पुनरावेदन पर्‍यो' },
};

/** What an action puts into the case. @throws 400 and 409 where its time has not come */
function changesOf({ name, before, input }: RecordMove, userId: number, today: string): Body {
  switch (name) {
    case 'ask':
      if (!isEnoughToExplain(today, String(input.respond_by)))
        throw invalidField('respond_by', hrisMessages.explanationTooSoon({ least: leastDaysToExplain }));
      return { respond_by: input.respond_by };
    case 'explain':
      return { explanation: input.explanation, explained_on: today };
    case 'decide':
      if (before.status === 'Explanation asked' && today <= String(before.respond_by))
        throw conflict(hrisMessages.explanationAwaited, 'explanation_awaited');
      return { decision: input.decision, reasons: input.reasons, decided_by_id: userId, decided_on: today };
    case 'appeal':
      return { appeal: input.appeal, appealed_on: today };
    default:
      return {};
  }
}

export async function moveCase(writer: Writer, tenant: Tenant, move: RecordMove): Promise<void> {
  const { access, context, requestId, ip } = writer;
  const { id, name, to, before, input } = move;
  const { organizationId } = tenant;
  const { now, today } = ruleClockOf(context, access);
  const changes: Body = { ...changesOf(move, access.userId, today), status: to, updated_at: now };
  const names = Object.keys(changes);
  await tenant.query(
    `update disciplinary_case set ${names.map((each, index) => `${each} = $${index + 3}`).join(', ')} where organization_id = $1 and id = $2`,
    [organizationId, id, ...Object.values(changes).map((value) => value as string | number | Date | null)],
  );
  if (typeof input.letter_template === 'number')
    await issueLetter(writer, tenant, { ...before, ...input }, input.letter_template);
  await addHistory(tenant, 'disciplinary_case', id, {
    level: null,
    action: to,
    by: access.userId,
    actingFor: null,
    remark: remarkOf(input),
    at: now,
  });
  // What was said is in the case alone, which fewer people read than the audit.
  await writeAudit(tenant, {
    organizationId,
    actorId: access.userId,
    action: name,
    objectType: 'disciplinary_case',
    objectId: id,
    before: { status: before.status },
    after: { status: to },
    at: now,
    requestId,
    ip,
  });
  const text = told[name];
  const content = { organizationId, actorId: access.userId, category: 'hris', topic: 'disciplinary', at: now } as const;
  if (text && (name === 'explain' || name === 'appeal'))
    await notifyOrganization(tenant, {
      ...content,
      text,
      code: '4.19',
      url: linkTo(disciplinaryPaths.organization, { slug: access.organization.slug }, { open: id }),
    });
  else if (text)
    await notify(tenant, {
      ...content,
      text,
      recipientIds: [Number(before.employee)],
      url: linkTo(disciplinaryPaths.own, { id }),
    });
  await announce(tenant, { organizationId, topic: 'disciplinary_case', objectId: id });
}

/** Issues a letter about the case, which those read who read the case. */
async function issueLetter(writer: Writer, tenant: Tenant, said: Body, templateId: number): Promise<void> {
  const template = await readTemplate(tenant, templateId);
  const language = template?.language ?? 'en';
  const decision = disciplinaryCase.fields.decision.choices;
  const respondBy = typeof said.respond_by === 'string' ? said.respond_by : null;
  const decided = typeof said.decision === 'string' ? decision[said.decision as keyof typeof decision] : undefined;
  const values = {
    allegation: String(said.allegation),
    answer_by: respondBy === null ? null : adDay(respondBy, language),
    answer_by_bs: bsDayIfAny(respondBy, language),
    decision: decided?.[language] ?? null,
  };
  await createRecord(writer, tenant, letter, letterHooksFor({ values, confidentiality: 'Disciplinary' }), {
    employee: said.employee,
    event: 'Other',
    template: templateId,
  });
}

/** Cases of someone's own, and those that wait for their explanation. */
export async function countOwnCases({ tenant, userId }: Access): Promise<{ total: number; pending: number }> {
  const row = await tenant.one<{ total: number; pending: number }>(
    `select count(*)::integer as total, (count(*) filter (where status = 'Explanation asked'))::integer as pending from disciplinary_case
      where organization_id = $1 and employee_id = $2 and status not in ('Registered', 'Withdrawn')`,
    [tenant.organizationId, userId],
  );
  return row ?? { total: 0, pending: 0 };
}
