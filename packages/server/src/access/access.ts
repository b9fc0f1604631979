/**
 * The one gate of the API. Each route declares who may use it; a route without a declaration stops the start. The gate runs
 * before a body is read, and gives the handler the organisation to work in, so that no handler can forget to ask.
 */
import { allows, type Access as AccessMode } from '@karmik/model/kit/allows';
import { fullAccess, readAccess, type PermissionCode } from '@karmik/model/kit/permissions';
import { applicationOfCall, applications } from '@karmik/model/organization/applications';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Database, Queries, Tenant } from '../db/database.ts';
import { forbidden, notFound, unauthorized } from '../http/errors.ts';
import { refusals, type Refusals } from './refusals.ts';
import { actingGroups, actsForMember } from './acting-groups.ts';
import { requireProof } from './proof.ts';
import { isOpen, isSecondStepDue } from './session-rules.ts';
import { systemId } from './system.ts';
import { accessTokens, type AccessTokens, type Claims } from './tokens.ts';
import { accessMessages } from '../messages.ts';

/**
 * Who may use a route. `public`: everyone. `member`: the person who is signed in, in their current organisation; `own` marks writes of
 * one's own session, which audit users may do too. `code`: holders of the permission in the organisation that `:org` names;
 * `isReading` marks a call that changes nothing of the organisation, whatever its method, so that who may read may use it.
 * `organizationMember`: members of the organisation that `:org` names; what they may see of it, the handler asks. `operator`: the person who looks after the
 * installation, in their current organisation.
 */
export type AccessRule =
  | { readonly kind: 'public' }
  | { readonly kind: 'member'; readonly own?: true }
  | { readonly kind: 'organizationMember'; readonly isReading?: true }
  | { readonly kind: 'operator' }
  | { readonly kind: 'code'; readonly code: PermissionCode; readonly isReading?: true };

export const anyone: AccessRule = { kind: 'public' };
export const member: AccessRule = { kind: 'member' };
export const ownSession: AccessRule = { kind: 'member', own: true };
export const organizationMember: AccessRule = { kind: 'organizationMember' };
export const organizationReader: AccessRule = { kind: 'organizationMember', isReading: true };
export const operator: AccessRule = { kind: 'operator' };
export const requiresPermission = (code: PermissionCode): AccessRule => ({ kind: 'code', code });
export const readerOf = (code: PermissionCode): AccessRule => ({ kind: 'code', code, isReading: true });

/** Bytes of a body that anybody may send; a form that takes more declares its own limit. */
const publicBodyLimit = 16 * 1024;

export interface Organization {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly abbreviation: string;
  readonly timezone: string;
  readonly disabled_applications: string[];
  readonly is_remark_optional: boolean;
}

/** Who asks, where, and what they may do there. */
export interface Access {
  /** The person in this organization: what they write, own and decide there bears this id. */
  readonly userId: number;
  /** The account that signed in: sessions, password and second step hang on it. It may act as another person elsewhere. */
  readonly accountId: number;
  readonly sessionId: string;
  readonly organization: Organization;
  readonly tenant: Tenant;
  readonly codes: readonly string[];
  readonly isHrAdmin: boolean;
  readonly isAuditUser: boolean;
  readonly isOperator: boolean;
  /** The session may only set up a second step. */
  readonly isSecondStepDue: boolean;
  readonly allowToPost: boolean;
  readonly needApproval: boolean;
  can(code: PermissionCode, mode: AccessMode): boolean;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: AccessRule;
    /** Nothing is written down of who asked and when: no line in the log, and of a mistake its kind alone. */
    isUntraced?: true;
    /** Open to a session that may only set up a second step. */
    isForSetUp?: true;
    /**
     * Changes a way into an account, its mail address, its recovery or other sessions: asks for a password, a passkey or a code within the
     * last minutes (`proofMinutes`). A route that asks for the password in its body needs it not.
     */
    needsProof?: true;
  }
  interface FastifyRequest {
    /** Set on every route that is not public. */
    access: Access;
  }
  interface FastifyInstance {
    gate: Gate;
  }
}

interface AccessRow {
  user_id: number;
  account_id: number;
  organization_id: number;
  slug: string;
  name: string;
  abbreviation: string;
  timezone: string;
  disabled_applications: string[];
  is_remark_optional: boolean;
  is_hr_admin: boolean;
  is_audit_user: boolean;
  is_operator: boolean;
  is_disabled: boolean;
  allow_to_post: boolean;
  need_approval: boolean;
  codes: string[] | null;
}

/** The access token that a request carries. */
export const bearerOf = (request: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];

/** How long an answer about someone's rights is believed: a disabled user is out within this time (SEC-2 allows 5 s). */
export const believedForMs = 3_000;

export class Gate {
  readonly tokens: AccessTokens;
  readonly refusals: Refusals;
  readonly #context: Context;
  readonly #known = new Map<string, { at: number; access: Access | undefined }>();

  constructor(context: Context) {
    this.#context = context;
    this.tokens = accessTokens(context.secrets, context.clock);
    this.refusals = refusals(context.database, context.log, context.clock);
  }

  /** Forgets what is believed of a session; called where rights change, so that this process sees it at once. */
  forget(sessionId?: string): void {
    if (!sessionId) this.#known.clear();
    else for (const key of this.#known.keys()) if (key.startsWith(sessionId)) this.#known.delete(key);
  }

  async check(request: FastifyRequest): Promise<void> {
    const rule = request.routeOptions.config.access;
    if (!rule || rule.kind === 'public') return;
    const token = bearerOf(request);
    if (!token) throw unauthorized(accessMessages.noCredentials);
    const claims = await this.claimsOf(token, request.ip);
    if (!claims) throw unauthorized(accessMessages.badToken, 'token_not_valid');
    const slug =
      rule.kind === 'code' || rule.kind === 'organizationMember'
        ? String((request.params as { org?: string }).org ?? '')
        : '';
    const access = await this.#accessOf(claims.sessionId, slug);
    if (access === 'disabled') await this.refusals.ofSession('disabled_user_refused', claims.sessionId, request.ip);
    if (access === 'ended' || access === 'disabled') throw unauthorized(accessMessages.loggedOut, 'session_ended');
    // An organisation that one does not belong to is as absent as one that does not exist.
    if (!access) throw notFound();
    if (access.isSecondStepDue && !request.routeOptions.config.isForSetUp)
      throw forbidden(accessMessages.secondStepDue, 'second_step_due');
    // CFG-2: what the organisation does without is refused, no matter who asks.
    const application = applicationOfCall((request.routeOptions.url ?? '').slice('/api/v1/'.length));
    if (application && access.organization.disabled_applications.includes(application))
      throw forbidden(accessMessages.applicationOff({ application: applications[application].label }));
    const isReading = ['GET', 'HEAD'].includes(request.method) || ('isReading' in rule && rule.isReading === true);
    const mode: AccessMode = isReading ? 'read' : 'write';
    if ((rule.kind === 'code' && !access.can(rule.code, mode)) || (rule.kind === 'operator' && !access.isOperator)) {
      const who = { organizationId: access.organization.id, userId: access.userId };
      await this.refusals.ofPermission(who, `${request.method} ${request.routeOptions.url}`, request.ip);
      throw forbidden();
    }
    if (mode === 'write' && access.isAuditUser && !(rule.kind === 'member' && rule.own))
      throw forbidden(accessMessages.auditReadsOnly);
    if (request.routeOptions.config.needsProof)
      await requireProof(this.#context.database.everywhere, access.sessionId, this.#context.clock());
    request.access = access;
  }

  /** What a session may do in an organisation; undefined where it is over, or its person has no place there. */
  async accessIn(sessionId: string, organizationId: number): Promise<Access | undefined> {
    const access = await this.#accessOf(sessionId, '', organizationId);
    return access === 'ended' || access === 'disabled' ? undefined : access;
  }

  /** The claims of a good token; a bad one is written down. */
  async claimsOf(token: string, ip: string): Promise<Claims | undefined> {
    const verdict = await this.tokens.examine(token);
    if (verdict.kind === 'good') return verdict.claims;
    await this.refusals.ofSession(`${verdict.kind}_token_refused`, verdict.sessionId, ip);
    return undefined;
  }

  /** In the organisation of the slug, or else of the id, or else of the session. */
  async #accessOf(
    sessionId: string,
    slug: string,
    organizationId?: number,
  ): Promise<Access | undefined | 'ended' | 'disabled'> {
    const now = performance.now();
    const key = `${sessionId} ${slug} ${organizationId ?? ''}`;
    const known = this.#known.get(key);
    if (known && now - known.at < believedForMs) return known.access;
    const session = await this.#session(sessionId);
    if (session === 'ended' || session === 'disabled') {
      this.forget(sessionId);
      return session;
    }
    const { everywhere } = this.#context.database;
    const row = await readMembership(
      everywhere,
      'account_id',
      session.user_id,
      organizationId ?? session.organization_id,
      slug,
    );
    // Someone whose membership of the current organisation ended has no place to be: that session is over.
    if (!row && !slug) {
      this.forget(sessionId);
      return 'ended';
    }
    const access = row && toAccess(this.#context.database, { sessionId, isSecondStepDue: session.is_due }, row);
    if (this.#known.size > 50_000) this.#known.clear();
    this.#known.set(key, { at: now, access });
    return access;
  }

  async #session(sessionId: string): Promise<SessionRow | 'ended' | 'disabled'> {
    const session = await this.#context.database.everywhere.one<
      SessionRow & { readonly is_disabled: boolean; readonly is_open: boolean }
    >(
      `select s.user_id, s.organization_id, u.status = 'disabled' as is_disabled, ${isOpen('$2')} as is_open, ${isSecondStepDue('$2')} as is_due
         from auth_session s join users u on u.id = s.user_id where s.id = $1`,
      [sessionId, this.#context.clock()],
    );
    if (!session?.is_open) return session?.is_disabled ? 'disabled' : 'ended';
    return session;
  }
}

interface SessionRow {
  readonly user_id: number;
  readonly organization_id: number;
  readonly is_due: boolean;
}

/** What an organization `o` has set of all requests to it. */
const settingsOfOrganization = `coalesce((select disabled_applications from application_setting s where s.organization_id = o.id), '{}') as disabled_applications,
            coalesce((select is_remark_optional from application_setting s where s.organization_id = o.id), true) as is_remark_optional`;

/** A current membership with its rights: in the organisation of that slug, or of that id where the slug is empty. */
const readMembership = (
  everywhere: Queries,
  whose: 'account_id' | 'user_id',
  id: number,
  organizationId: number,
  slug: string,
): Promise<AccessRow | undefined> =>
  everywhere.one<AccessRow>(
    `select m.user_id, m.account_id, o.id as organization_id, o.slug, o.name, o.abbreviation, o.timezone,
            ${settingsOfOrganization},
            m.is_hr_admin, m.is_audit_user, (select u.is_operator from users u where u.id = m.account_id),
            (select u.status = 'disabled' from users u where u.id = m.account_id) as is_disabled, m.allow_to_post, m.need_approval,
            (select array_agg(distinct code) from ${actingGroups} cross join unnest(g.codes) as code where ${actsForMember}) as codes
       from membership m join organization o on o.id = m.organization_id
      where m.${whose} = $1 and m.is_current and case when $3 = '' then o.id = $2 else o.slug = $3 end`,
    [id, organizationId, slug],
  );

/** Every code that a membership holds, by its groups and by its flags. */
export const heldCodes = ({
  codes,
  is_hr_admin,
  is_audit_user,
}: Pick<AccessRow, 'codes' | 'is_hr_admin' | 'is_audit_user'>): string[] => [
  ...(codes ?? []),
  ...(is_hr_admin ? fullAccess : []),
  ...(is_audit_user ? readAccess : []),
];

interface CheckedSession {
  readonly sessionId: string;
  readonly isSecondStepDue: boolean;
}

function toAccess(database: Database, { sessionId, isSecondStepDue: isDue }: CheckedSession, row: AccessRow): Access {
  const codes = heldCodes(row);
  return {
    userId: row.user_id,
    accountId: row.account_id,
    sessionId,
    organization: {
      id: row.organization_id,
      slug: row.slug,
      name: row.name,
      abbreviation: row.abbreviation,
      timezone: row.timezone,
      disabled_applications: row.disabled_applications,
      is_remark_optional: row.is_remark_optional,
    },
    tenant: database.organization(row.organization_id),
    codes,
    isHrAdmin: row.is_hr_admin,
    isAuditUser: row.is_audit_user,
    isOperator: row.is_operator,
    isSecondStepDue: isDue,
    allowToPost: row.allow_to_post,
    needApproval: row.need_approval,
    can: (code, mode) => allows(codes, code, mode),
  };
}

/** What a member may do, for work in their name that no request asks for. */
export async function accessOf(database: Database, organizationId: number, userId: number): Promise<Access> {
  const row = await readMembership(database.everywhere, 'user_id', userId, organizationId, '');
  if (!row) throw new Error(`user ${userId} is no current member of organisation ${organizationId}`);
  return toAccess(database, { sessionId: '', isSecondStepDue: false }, row);
}

/** Whether a member may still write by a code: asked between the steps of background work in their name. */
export async function mayStill(
  { everywhere }: Database,
  organizationId: number,
  userId: number | null,
  code: PermissionCode,
): Promise<boolean> {
  const row = userId === null ? undefined : await readMembership(everywhere, 'user_id', userId, organizationId, '');
  return row !== undefined && !row.is_disabled && !row.is_audit_user && allows(heldCodes(row), code, 'write');
}

/** Access of the system itself, for work that a rule of the organization asks for and no person does. */
export async function accessOfSystem(database: Database, organizationId: number): Promise<Access> {
  const tenant = database.organization(organizationId);
  const organization = await tenant.one<Organization>(
    `select o.id, o.slug, o.name, o.abbreviation, o.timezone, ${settingsOfOrganization} from organization o where o.id = $1`,
    [organizationId],
  );
  if (!organization) throw new Error(`there is no organisation ${organizationId}`);
  return {
    userId: systemId,
    accountId: systemId,
    sessionId: '',
    organization,
    tenant,
    codes: fullAccess,
    isHrAdmin: false,
    isAuditUser: false,
    isOperator: false,
    isSecondStepDue: false,
    allowToPost: false,
    needApproval: false,
    can: () => true,
  };
}

/** Puts the gate before every API route, and refuses routes that do not say who may use them. */
export function guard(app: FastifyInstance, context: Context): void {
  const gate = new Gate(context);
  app.decorate('gate', gate);
  app.decorateRequest('access');
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/v1/') && !route.config?.access)
      throw new Error(`${String(route.method)} ${route.url} does not declare who may use it: set config.access.`);
    if (route.config?.access?.kind === 'public') route.bodyLimit ??= publicBodyLimit;
  });
  app.addHook('onRequest', (request) => gate.check(request));
}
