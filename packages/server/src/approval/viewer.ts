/** How someone looks at a request: in which role, on which step, with which flags. Asked of the database, never of the request. */
import { availableActions, type Viewer, type ViewerType } from '@karmik/model/kit/actions';
import { decidedBy, deciderText, type Decision } from '@karmik/model/approval/request';
import type { Entity } from '@karmik/model/kit/entity';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import { standsInFor, supervisionOn } from '../access/supervision.ts';
import type { Access } from '../access/access.ts';
import type { Context } from '../context.ts';
import type { Tenant } from '../db/database.ts';
import type { RecordView } from '../entity/read.ts';
import { viewOfRole } from '../entity/scope.ts';
import { ruleClockOf } from '../entity/write.ts';
import { decisionColumn } from './history.ts';

/** The step that is open, as far as deciding needs it. */
export interface OpenStep {
  readonly level: number;
  readonly approver: string;
  readonly candidates: number[];
  readonly quorum: number;
  readonly may_approve: boolean;
  readonly may_decline: boolean;
  readonly may_forward: boolean;
  readonly may_end: boolean;
  readonly has_next: boolean;
}

/** What a statement reads of a request beside its own fields, for the viewer's part. */
export interface ViewerColumns {
  readonly open_steps: OpenStep[];
  /** The flags of the viewer's supervision of the sender; null where there is none. */
  readonly supervision: Readonly<Record<'approve' | 'decline' | 'forward', boolean>> | null;
  readonly sender_id: number;
  /** Whom the request is about, where that is not the sender. */
  readonly about_id: number | null;
  /** Who entered it for the sender. */
  readonly entered_by_id: number | null;
  readonly status: string;
  /** See `decisionColumn`. */
  readonly decision: Decision | null;
}

/** Columns of a request's statement that `ViewerColumns` are made of. `$n` of the viewer and of the day are given. */
const viewerColumns = (
  {
    name: entity,
    lifecycle: { about, enteredBy } = {},
  }: { readonly name: string; readonly lifecycle?: { readonly about?: string; readonly enteredBy?: string } },
  viewer: string,
  today: string,
): string => `
  coalesce((select json_agg(json_build_object('level', s.level, 'approver', s.approver, 'candidates', s.candidates, 'quorum', s.quorum,
      'may_approve', s.may_approve, 'may_decline', s.may_decline, 'may_forward', s.may_forward, 'may_end', s.may_end,
      'has_next', exists (select from approval_step n where n.organization_id = s.organization_id and n.entity = s.entity and n.object_id = s.object_id and n.level > s.level and n.state in ('open', 'waiting'))) order by s.level)
     from approval_step s where s.organization_id = r.organization_id and s.entity = '${entity}' and s.object_id = r.id and s.state = 'open'), '[]'::json) as open_steps,
  (select json_build_object('approve', bool_or(v.may_approve), 'decline', bool_or(v.may_decline), 'forward', bool_or(v.may_forward))
     from ${supervisionOn(today)} v where v.organization_id = r.organization_id and v.subordinate_id = r.${about ?? 'sender'}_id and v.supervisor_id = ${viewer} having count(*) > 0) as supervision,
  r.sender_id, ${about ? `r.${about}_id` : 'null::bigint'} as about_id,
  ${enteredBy ? `r.${enteredBy}_id` : 'null::bigint'} as entered_by_id`;

/** Whether a request is about a person, or was entered by them: they do not decide it, even if someone else sent it. */
export const concerns = ({ about_id, entered_by_id }: ViewerColumns, userId: number): boolean =>
  about_id === userId || entered_by_id === userId;

/** The step on which one of these people is asked, the person themselves before those for whom they stand in. */
export function stepOf(
  request: Pick<ViewerColumns, 'open_steps' | 'sender_id'>,
  userId: number,
  standsInFor: readonly number[],
): { step: OpenStep; actingFor: number | null } | undefined {
  for (const step of request.open_steps) if (step.candidates.includes(userId)) return { step, actingFor: null };
  for (const step of request.open_steps) {
    const absent = standsInFor.find((id) => step.candidates.includes(id) && id !== request.sender_id);
    if (absent !== undefined) return { step, actingFor: absent };
  }
  return undefined;
}

/** The viewer of one request, with the flags of their step and supervision or of their code (OVT-6). */
export function viewerOf(
  as: ViewerType,
  request: ViewerColumns,
  access: Pick<Access, 'userId' | 'can' | 'isAuditUser'>,
  standsInFor: readonly number[],
  hrCode: PermissionCode,
): Viewer {
  const isSender = request.sender_id === access.userId;
  if (concerns(request, access.userId)) return { type: as, isSender, flags: {} };
  const asked = stepOf(request, access.userId, standsInFor);
  const isHr = access.can(hrCode, 'write') && !access.isAuditUser;
  // A notification is acted on in whichever role its reader has.
  const role = as === 'notification' ? (asked ? 'supervisor' : isHr ? 'hr' : 'user') : as;
  if (role === 'hr') return { type: as, isSender, isAdminRoute: true, flags: { approve: isHr, decline: isHr } };
  if (role === 'user' || !asked) return { type: as, isSender, flags: {} };
  const { step, actingFor } = asked;
  // Who stands in has what the step allows; a supervisor's own flags may be narrower.
  const own = actingFor === null ? request.supervision : null;
  return {
    type: as,
    isSender,
    flags: {
      approve: step.may_approve && (own?.approve ?? true),
      decline: step.may_decline && (own?.decline ?? true),
      forward: step.may_forward && step.has_next && (own?.forward ?? true),
    },
  };
}

/** As what someone looks at requests of a kind. */
export interface RequestView extends RecordView {
  /** For whom they decide today beside themselves. */
  readonly standsInFor: readonly number[];
}

/** @param stage `open`: only requests that wait for the viewer, as the badge of the menu counts them. @throws 403 where the role is not the person's */
export async function requestViewFor(
  context: Context,
  kind: { readonly entity: Entity; readonly about?: string; readonly hrCode: PermissionCode },
  access: Access,
  tenant: Tenant,
  as: ViewerType,
  stage: 'open' | 'all' = 'all',
): Promise<RequestView> {
  const ofRole = viewOfRole(context, kind.entity, as, access);
  const { today } = ruleClockOf(context, access);
  const others = await standsInFor({ tenant, userId: access.userId }, today);
  return {
    standsInFor: others,
    ...ofRole,
    scope(_access, where) {
      ofRole.scope?.(access, where);
      if (stage === 'open')
        where.add(
          `exists (select from approval_step s where s.organization_id = r.organization_id and s.entity = '${kind.entity.name}' and s.object_id = r.id
             and s.state = 'open' and s.candidates && ${where.value([access.userId, ...others])}::bigint[])`,
        );
    },
    columns: (_access, where) =>
      `${viewerColumns(kind.entity, where.value(access.userId), where.value(today))}, ${decisionColumn(kind.entity.name)}`,
    extendListed(row) {
      const request = row as unknown as ViewerColumns;
      return {
        actions: availableActions(kind.entity, request, viewerOf(as, request, access, others, kind.hrCode)),
        decision: request.decision,
      };
    },
    note: {
      field: 'status',
      label: decidedBy,
      column: decisionColumn(kind.entity.name),
      text: ({ decision }, language) => (decision ? deciderText(decision as Decision)[language] : ''),
    },
  };
}
