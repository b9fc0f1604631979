/**
 * Forms without names. Nothing of who answers is kept: no account, no address, no hour, no name in the audit. That a browser has
 * answered is kept apart from what it said, in a transaction of its own, so that nothing leads from one to the other.
 */
import { createHash } from 'node:crypto';
import { anonymousBody, anonymousForm } from '@karmik/model/forms/answering';
import { form as formEntity } from '@karmik/model/forms/form';
import type { EntityRecord } from '@karmik/model/kit/entity';
import type { Answers } from '@karmik/model/questions/asked';
import * as z from 'zod/mini';
import { questionMessages } from '@karmik/model/questions/messages';
import { placeOf } from '@karmik/model/organization/place';
import { numberOfDay } from '../../access/nameless-numbers.ts';
import { anyone } from '../../access/access.ts';
import type { Context } from '../../context.ts';
import type { Tenant } from '../../db/database.ts';
import { readByLink } from '../../entity/link-scope.ts';
import { organizationParam, type Api, publicFormLimit } from '../../http/api.ts';
import { conflict, invalidField, notFound, tooMany } from '../../http/errors.ts';
import { todayIn } from '../../time.ts';
import { captchaOf } from '../account/captcha.ts';
import { countAnswer } from './answer-limit.ts';
import { checkAnswers } from './check-answers.ts';
import { closedSince } from './deadline.ts';
import { currentVersion } from './versions.ts';
import { formMessages } from './messages.ts';

/** What the page of a form tells the person who has its address. */
const shown = ['name', 'description', 'disclaimer', 'deadline', 'is_multiple', 'state'] as const;
type Found = Pick<EntityRecord<typeof formEntity>, 'id' | (typeof shown)[number]>;

interface Place {
  readonly tenant: Tenant;
  readonly organization: { readonly name: string; readonly timezone: string };
  readonly today: string;
  readonly form: Found;
}

/** A whole office answers from behind one address. */
const mostAtOnce = 60;
const windowMs = 10 * 60_000;

/** Counts answers by address, in memory alone: nothing of it is written anywhere, and all of it is gone after a while. */
function counterOf(clock: () => Date) {
  const seen = new Map<string, { count: number; since: number }>();
  /** @throws 429 */
  return (key: string): void => {
    const now = clock().getTime();
    for (const [each, { since }] of seen) if (now - since >= windowMs) seen.delete(each);
    const held = seen.get(key) ?? { count: 0, since: now };
    held.count += 1;
    seen.set(key, held);
    if (held.count > mostAtOnce)
      throw tooMany({ detail: formMessages.tooManyAnswers }, (held.since + windowMs - now) / 1_000);
  };
}

/** Stores answers of nobody. The day and no hour: who was at work at which minute is known elsewhere. */
export async function keepAnonymously(
  tenant: Tenant,
  formId: number,
  version: number,
  answers: Answers,
  today: string,
): Promise<void> {
  await tenant.query(
    `insert into form_answer (organization_id, id, form_id, form_version, status, answers, created_at) overriding system value
     values ($1, $6, $2, $3, 'Submitted', $4, $5)`,
    [
      tenant.organizationId,
      formId,
      version,
      JSON.stringify(answers),
      new Date(`${today}T00:00:00.000Z`),
      numberOfDay(today),
    ],
  );
  await tenant.query(
    'update form set answer_count = coalesce(answer_count, 0) + 1 where organization_id = $1 and id = $2',
    [tenant.organizationId, formId],
  );
}

export function anonymousFormRoutes(app: Api, context: Context): void {
  const { database, clock } = context;
  const captcha = captchaOf(context);
  const count = counterOf(clock);
  const url = '/api/v1/anonymous-form/org/:org/:uuid/';
  const shared = { tags: ['forms'], params: z.object({ org: organizationParam, uuid: z.string() }) };
  const config = { access: anyone, isUntraced: true } as const;

  /** @throws 404 for what is no form without names, or one that no one has opened */
  const find = async (slug: string, uuid: string): Promise<Place> => {
    const organization = await database.everywhere.one<{ id: number; name: string; timezone: string }>(
      'select id, name, timezone from organization where slug = $1',
      [slug],
    );
    if (!organization) throw notFound();
    const tenant = database.organization(organization.id);
    const form = await readByLink(tenant, formEntity, shown, uuid, clock());
    if (!form) throw notFound();
    return { tenant, form, organization, today: todayIn(organization.timezone, clock()) };
  };
  const isOver = ({ form: { deadline } }: Place) => deadline !== null && Date.parse(deadline) < clock().getTime();
  const isOpen = (place: Place) => place.form.state === 'Open' && !isOver(place);

  app.route({
    method: 'GET',
    url,
    config,
    schema: {
      summary: 'An anonymous form, for anyone with its link',
      ...shared,
      response: { 200: anonymousForm },
    },
    handler: async ({ params }) => {
      const place = await find(params.org, params.uuid);
      const { name, description, disclaimer, deadline, is_multiple, id } = place.form;
      const { number, structure } = await currentVersion(place.tenant, id);
      const is_open = isOpen(place);
      return {
        organization: place.organization.name,
        ...placeOf(place.organization),
        name,
        description,
        disclaimer,
        deadline,
        is_multiple,
        is_open,
        is_over: isOver(place),
        version: number,
        structure: is_open ? structure : { sections: [] },
      };
    },
  });

  app.route({
    method: 'POST',
    url,
    bodyLimit: publicFormLimit,
    config,
    schema: {
      summary: 'Answer a form without names; nothing of who answers is kept',
      ...shared,
      body: anonymousBody,
      response: { 201: z.object({ received: z.boolean() }) },
    },
    handler: async ({ params, body, ip }, reply) => {
      count(ip);
      const place = await find(params.org, params.uuid);
      const { tenant, form, today } = place;
      if (form.state !== 'Open') throw conflict(formMessages.closed, 'form_closed');
      if (form.deadline !== null && isOver(place)) throw closedSince(form.deadline, place.organization.timezone);
      const { number, structure } = await currentVersion(tenant, form.id);
      if (number !== body.version) throw conflict(formMessages.questionsChanged, 'version_changed');
      if (form.disclaimer !== null && !body.agrees) throw invalidField('agrees', questionMessages.disclaimer);
      const answers = checkAnswers(structure, body.answers, { now: clock(), today });
      await captcha.check(body.captcha);
      await countAnswer(context, params.uuid, ip);
      const hash = createHash('sha256').update(`${params.uuid} ${body.token}`).digest('base64url');
      const participation = [tenant.organizationId, form.id, hash] as const;
      if (!form.is_multiple) {
        const [first] = await tenant.query(
          'insert into form_participation (organization_id, form_id, token_hash) values ($1, $2, $3) on conflict do nothing returning form_id',
          participation,
        );
        if (!first) throw conflict(formMessages.browserAnswered, 'already_answered');
      }
      try {
        await tenant.transaction(async (inner) => {
          // The questions stay as they are meanwhile.
          await inner.query('select 1 from form where organization_id = $1 and id = $2 for update', [
            tenant.organizationId,
            form.id,
          ]);
          if ((await currentVersion(inner, form.id)).number !== number)
            throw conflict(formMessages.questionsChanged, 'version_changed');
          await keepAnonymously(inner, form.id, number, answers, today);
        });
      } catch (error) {
        if (!form.is_multiple)
          await tenant.query(
            'delete from form_participation where organization_id = $1 and form_id = $2 and token_hash = $3',
            participation,
          );
        throw error;
      }
      return reply.code(201).send({ received: true });
    },
  });
}
