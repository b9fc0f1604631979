/** The second step of a sign-in, and setting up one's own (LOG-7, LOG-15). */
import { loginAnswer } from '@karmik/model/account/contracts';
import {
  otpConfirmBody,
  otpEnrolAnswer,
  otpEnrolBody,
  otpRegenerateAnswer,
  otpRegenerateBody,
  otpVerifyBody,
  ownMechanism,
  passwordBody,
  recoveryCodes,
  resendSeconds,
  type OtpMethod,
} from '@karmik/model/account/second-step';
import type { FastifyRequest } from 'fastify';
import { anyone, member, ownSession } from '../../access/access.ts';
import { writeAudit } from '../../access/audit.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/database.ts';
import { noContent, type Api } from '../../http/api.ts';
import { invalidField, refused } from '../../http/errors.ts';
import { notifyOwner } from './account-notices.ts';
import { clearGuesses, countGuess, countMailedCode } from './attempts.ts';
import { codeProof, enter, guess, regenerate } from './challenges.ts';
import { confirmPassword } from './confirm-password.ts';
import { rememberDevice } from './known-devices.ts';
import { isReachedByMail, needsOperatorMail } from './mail-home.ts';
import { seal, unseal } from '../../access/sealed.ts';
import {
  codeMinutes,
  hasPasskey,
  hidden,
  isMailedCode,
  isSecondStepRequired,
  mailCode,
  newRecoveryCodes,
  readSecondStep,
  removeCodes,
  tidy,
} from './second-step.ts';
import { endSessionsOf, originOf } from './sessions.ts';
import { logSignIn } from './sign-in-log.ts';
import { enrolmentOf, newAppKey, stepOf } from './totp.ts';
import { accountMessages } from './messages.ts';

const wrongCode = () => invalidField('otp', accountMessages.wrongCode);
const aboutDraft = (userId: number) => `set up ${userId}`;

interface Draft {
  method: OtpMethod;
  app_key: Buffer | null;
  code_mac: string | null;
}

export function mechanismRoutes(app: Api, context: Context): void {
  const { database, secrets } = context;
  const { everywhere } = database;

  const audit = (queries: Queries, request: FastifyRequest, action: string, after?: object) =>
    writeAudit(queries, {
      organizationId: request.access.organization.id,
      actorId: request.access.userId,
      action,
      objectType: 'user',
      objectId: request.access.userId,
      ...(after ? { after } : {}),
      at: context.clock(),
      requestId: request.id,
      ip: request.ip,
    });

  app.route({
    method: 'POST',
    url: '/api/v1/security/mechanism/otp/verify/',
    config: { access: anyone },
    schema: {
      summary: 'Give the one-time password of a sign-in, or a recovery code in its place',
      tags: ['account'],
      body: otpVerifyBody,
      response: { 200: loginAnswer },
    },
    handler: async (request, reply) => {
      const { key, otp } = request.body;
      const right = await guess(context, key, codeProof(context, key, otp), (open, outcome) =>
        logSignIn(everywhere, open, outcome, originOf(request), context.clock()),
      );
      if (!right) throw wrongCode();
      const { remember = right.remember } = request.body;
      const shown = { remember, secondStep: true, isTooWeak: right.too_weak };
      const answer = await everywhere.transaction((queries) =>
        enter(context, app.gate.tokens, queries, right, shown, originOf(request)),
      );
      if (answer.token) {
        rememberDevice(context, request, reply, right.id);
        await logSignIn(everywhere, right, 'success', originOf(request), context.clock());
      }
      return answer;
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/security/mechanism/otp/regenerate/',
    config: { access: anyone },
    schema: {
      summary: 'Send another one-time password by mail; the one before it is no longer good',
      tags: ['account'],
      body: otpRegenerateBody,
      response: { 200: otpRegenerateAnswer },
    },
    handler: async (request) => {
      await regenerate(context, request.body.key);
      return { detail: 'OTP Sent Successfully', resend_after: resendSeconds };
    },
  });

  app.route({
    method: 'GET',
    url: '/api/v1/security/mechanism/',
    config: { access: member, isForSetUp: true },
    schema: { summary: 'Your own second step', tags: ['account'], response: { 200: ownMechanism } },
    handler: async ({ access: { accountId } }) => {
      const own = await readSecondStep(everywhere, accountId);
      const left = await everywhere.one<{ n: number }>(
        'select count(*) as n from recovery_code where user_id = $1 and used_at is null',
        [accountId],
      );
      return {
        method: own?.method ?? null,
        confirmed_at: own?.confirmed_at ?? null,
        recovery_codes_left: left?.n ?? 0,
        is_required: await isSecondStepRequired(everywhere, accountId, context.clock()),
        has_mail: await isReachedByMail(everywhere, context, accountId),
        needs_operator_mail: await needsOperatorMail(everywhere, context, accountId),
      };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/security/mechanism/otp/enrol/',
    config: { access: ownSession, isForSetUp: true },
    schema: {
      summary: 'Begin to set up one-time passwords; they hold once the first has been given back',
      tags: ['account'],
      body: otpEnrolBody,
      response: { 200: otpEnrolAnswer },
    },
    handler: async (request) => {
      const { access, body } = request;
      const { accountId } = access;
      const now = context.clock();
      if (body.method === 'email' && !(await isReachedByMail(everywhere, context, accountId)))
        throw invalidField(
          'method',
          (await needsOperatorMail(everywhere, context, accountId))
            ? accountMessages.noInstallationMail
            : accountMessages.noMailServer,
        );
      await confirmPassword(context, request, 'password', body.password);
      return everywhere.transaction(async (queries) => {
        const key = body.method === 'app' ? newAppKey() : null;
        const person = await queries.one<{ id: number; email: string | null; username: string; full_name: string }>(
          `select id, email, username, concat_ws(' ', first_name, nullif(middle_name, ''), last_name) as full_name from users where id = $1`,
          [accountId],
        );
        if (!person) throw refused(accountMessages.accountGone);
        let mac: string | null = null;
        if (!key) {
          await countMailedCode(queries, accountId, now);
          mac = await mailCode(context, queries, person, aboutDraft(accountId));
        }
        await queries.query(
          `insert into second_step_draft (user_id, method, app_key, code_mac, expires_at) values ($1, $2, $3, $4, $5)
           on conflict (user_id) do update set method = excluded.method, app_key = excluded.app_key, code_mac = excluded.code_mac, expires_at = excluded.expires_at`,
          [
            accountId,
            body.method,
            key && seal(secrets, 'authenticator', accountId, key),
            mac,
            new Date(now.getTime() + codeMinutes * 60_000),
          ],
        );
        return {
          method: body.method,
          ...(key ? enrolmentOf(key, person.email ?? person.username) : { manual_key: null, uri: null }),
          sent_to: key || person.email === null ? null : hidden(person.email),
        };
      });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/security/mechanism/otp/confirm/',
    config: { access: ownSession, isForSetUp: true, needsProof: true },
    schema: {
      summary:
        'Give the first one-time password back: from now on each sign-in asks for one; answers recovery codes once',
      tags: ['account'],
      body: otpConfirmBody,
      response: { 200: recoveryCodes },
    },
    handler: async (request) => {
      const { accountId, sessionId } = request.access;
      const now = context.clock();
      await countGuess(everywhere, 'otp set up', accountId, now);
      const code = tidy(request.body.otp);
      const codes = await everywhere.transaction(async (queries) => {
        const draft = await queries.one<Draft>(
          'delete from second_step_draft where user_id = $1 and expires_at > $2 returning method, app_key, code_mac',
          [accountId, now],
        );
        if (!draft) throw refused(accountMessages.setUpExpired);
        const step = draft.app_key
          ? stepOf(unseal(secrets, 'authenticator', accountId, draft.app_key), code, now)
          : undefined;
        const isRight = draft.app_key
          ? step !== undefined
          : isMailedCode(secrets, draft.code_mac, aboutDraft(accountId), code);
        // The refusal takes the deletion back, so that a mistyped code can be given again.
        if (!isRight) throw wrongCode();
        await clearGuesses(queries, 'otp set up', accountId);
        await queries.query(
          `insert into second_step (user_id, method, app_key, last_step, confirmed_at) values ($1, $2, $3, $4, $5)
           on conflict (user_id) do update set method = excluded.method, app_key = excluded.app_key, last_step = excluded.last_step, confirmed_at = excluded.confirmed_at`,
          [accountId, draft.method, draft.app_key, step ?? null, now],
        );
        await queries.query('update auth_session set second_step = true where id = $1', [sessionId]);
        await endSessionsOf(queries, accountId, 'second step set up', now, sessionId);
        await audit(queries, request, 'second_step_set_up', { method: draft.method });
        await notifyOwner(queries, { accountId, organizationId: null, event: 'second_step_set_up', at: now });
        return newRecoveryCodes(queries, secrets, accountId);
      });
      app.gate.forget();
      return { recovery_codes: codes };
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/security/mechanism/otp/recovery-codes/',
    config: { access: ownSession },
    schema: {
      summary: 'New recovery codes in the place of all earlier ones',
      tags: ['account'],
      body: passwordBody,
      response: { 200: recoveryCodes },
    },
    handler: async (request) => {
      const { accountId } = request.access;
      await confirmPassword(context, request, 'password', request.body.password);
      return everywhere.transaction(async (queries) => {
        if (!(await readSecondStep(queries, accountId)) && !(await hasPasskey(queries, accountId)))
          throw refused(accountMessages.noSecondStep);
        await audit(queries, request, 'recovery_codes_renewed');
        await notifyOwner(queries, {
          accountId,
          organizationId: null,
          event: 'recovery_codes_renewed',
          at: context.clock(),
        });
        return { recovery_codes: await newRecoveryCodes(queries, secrets, accountId) };
      });
    },
  });

  app.route({
    method: 'POST',
    url: '/api/v1/security/mechanism/otp/disable/',
    config: { access: ownSession },
    schema: {
      summary: 'Sign in without your own second step again; an organization that asks for one mails codes',
      tags: ['account'],
      body: passwordBody,
      response: { 204: noContent },
    },
    handler: async (request, reply) => {
      const { accountId, sessionId } = request.access;
      const now = context.clock();
      await confirmPassword(context, request, 'password', request.body.password);
      await everywhere.transaction(async (queries) => {
        await removeCodes(queries, accountId);
        await endSessionsOf(queries, accountId, 'second step removed', now, sessionId);
        await audit(queries, request, 'second_step_removed');
        await notifyOwner(queries, { accountId, organizationId: null, event: 'second_step_removed', at: now });
      });
      app.gate.forget();
      return reply.code(204).send(null);
    },
  });
}
