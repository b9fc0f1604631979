/** Master settings that are made whole: the leave of the Labour Act in one press, and a copy for the next year. */
import { bodyColumns } from '../../../entity/columns.ts';
import { lawfulLeave } from '@karmik/model/leave/lawful';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { leaveMasterSetting, masterSettingClone } from '@karmik/model/leave/master-setting';
import { leaveRule } from '@karmik/model/leave/rule';
import { leaveType } from '@karmik/model/leave/leave-type';
import type { BodyOf } from '@karmik/model/kit/fields';
import { bodySchema } from '@karmik/model/kit/schema';
import { periodEnd, periodName, periodStart } from '@karmik/model/kit/period';
import * as z from 'zod/mini';
import { requiresPermission } from '../../../access/access.ts';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { checkReferences } from '../../../entity/references.ts';
import { looseRuleClock } from '../../../entity/rule-clock.ts';
import { checkWhole } from '../../../entity/whole-body.ts';
import { createRecord, ruleClockOf, writerOf, type Writer } from '../../../entity/write.ts';
import { organizationParams, type Api } from '../../../http/api.ts';
import { leaveRuleHooks, masterSettingHooks } from './hooks.ts';

const urlOf = (path: string) => `/api/v1/${path}/`;

/** The setting of a day; made for its fiscal year where there is none. */
async function settingOn(writer: Writer, tenant: Tenant, today: string): Promise<number> {
  const there = await tenant.one<{ id: number }>(
    `select id from leave_master_setting where organization_id = $1 and daterange(effective_from, effective_till, '[]') @> $2::date`,
    [tenant.organizationId, today],
  );
  if (there) return there.id;
  const year = await tenant.one<{ name: string; starts_on: string; ends_on: string }>(
    `select name, starts_on, ends_on from fiscal_year where organization_id = $1 and used_for in ('Leave', 'General') and $2 between starts_on and ends_on
      order by used_for = 'Leave' desc limit 1`,
    [tenant.organizationId, today],
  );
  const start = periodStart(today, 'fiscal_year', 'bs');
  return createRecord(writer, tenant, leaveMasterSetting, masterSettingHooks, {
    name: year?.name ?? periodName(start, 'fiscal_year', 'bs'),
    effective_from: year?.starts_on ?? start,
    effective_till: year?.ends_on ?? periodEnd(start, 'fiscal_year', 'bs'),
    cut_off: null,
  });
}

/** The leave type of a lawful leave: the organization's own of that statute or name, or a new one. */
async function typeOf(writer: Writer, tenant: Tenant, lawful: (typeof lawfulLeave)[number], position: number) {
  const { name, type } = lawful;
  const there = await tenant.one<{ id: number }>(
    `select id from leave_type where organization_id = $1 and archived_at is null and (lower(name) = lower($2) or ($3 <> 'none' and statute = $3))
      order by statute = $3 desc, id limit 1`,
    [tenant.organizationId, name.en, type.statute],
  );
  return (
    there?.id ??
    createRecord(writer, tenant, leaveType, {}, { ...type, name: name.en, name_in_nepali: name.ne, position })
  );
}

/** Adds what a setting lacks of the leave of the Labour Act. @returns how many rules were added */
export async function addLawfulLeave(
  writer: Writer,
  tenant: Tenant,
  today: string,
): Promise<{ setting: number; created: number }> {
  await tenant.query('select pg_advisory_xact_lock(hashtextextended($1, $2))', ['leave_rule', tenant.organizationId]);
  const setting = await settingOn(writer, tenant, today);
  const held = await tenant.query<{ leave_type_id: number }>(
    'select leave_type_id from leave_rule where organization_id = $1 and master_setting_id = $2',
    [tenant.organizationId, setting],
  );
  const ruled = new Set(held.map(({ leave_type_id: id }) => id));
  let created = 0;
  for (const [index, lawful] of lawfulLeave.entries()) {
    const type = await typeOf(writer, tenant, lawful, index + 1);
    if (ruled.has(type)) continue;
    await createRecord(writer, tenant, leaveRule, leaveRuleHooks, {
      ...lawful.rule,
      master_setting: setting,
      leave_type: type,
    });
    created += 1;
  }
  return { setting, created };
}

/** Copies the rules of a setting into another, with all that hangs on them. */
async function copyRules(writer: Writer, tenant: Tenant, from: number, to: number): Promise<number> {
  const rules = await tenant.query<BodyOf<typeof leaveRule.fields> & { id: number }>(
    `select r.id, ${bodyColumns(leaveRule)} from leave_rule r join leave_type t on t.organization_id = r.organization_id and t.id = r.leave_type_id
      where r.organization_id = $1 and r.master_setting_id = $2 and t.archived_at is null order by r.id`,
    [tenant.organizationId, from],
  );
  for (const { id: _, tenure_tiers, ...rule } of rules)
    await createRecord(writer, tenant, leaveRule, leaveRuleHooks, {
      ...rule,
      master_setting: to,
      tenure_tiers: tenure_tiers.map(({ from_years, amount }) => ({ from_years, amount })),
    });
  return rules.length;
}

/** A setting for other dates, with the rules of another one. */
export async function cloneSetting(
  writer: Writer,
  tenant: Tenant,
  source: number,
  dates: Omit<BodyOf<typeof leaveMasterSetting.fields>, 'cut_off'>,
): Promise<{ id: number; rules: number }> {
  const id = await createRecord(writer, tenant, leaveMasterSetting, masterSettingHooks, { ...dates, cut_off: null });
  return { id, rules: await copyRules(writer, tenant, source, id) };
}

export function leaveSettingRoutes(app: Api, context: Context): void {
  const tags = ['leave'];

  app.route({
    method: 'POST',
    url: urlOf(leaveEndpoints.lawful),
    config: { access: requiresPermission('6.01') },
    schema: {
      summary:
        'Add the leave of the Labour Act 2074 that the master setting in force lacks, with the setting where there is none',
      tags,
      params: organizationParams,
      response: { 200: z.object({ setting: z.number(), created: z.number() }) },
    },
    handler: async (request) => {
      const { today } = ruleClockOf(context, request.access);
      return request.access.tenant.transaction((tenant) => addLawfulLeave(writerOf(context, request), tenant, today));
    },
  });

  app.route({
    method: 'POST',
    url: urlOf(leaveEndpoints.clone),
    config: { access: requiresPermission('6.01') },
    schema: {
      summary: 'Copy a master setting with all its rules, for other dates',
      tags,
      params: organizationParams,
      body: bodySchema(masterSettingClone.fields, looseRuleClock(context)),
      response: { 201: z.object({ id: z.number(), rules: z.number() }) },
    },
    handler: async (request, reply) => {
      const { access } = request;
      const writer = writerOf(context, request);
      const given = checkWhole(masterSettingClone, request.body, ruleClockOf(context, access));
      const { source, ...dates } = given;
      const answer = await access.tenant.transaction(async (tenant) => {
        await checkReferences(masterSettingClone, tenant, access.userId, given, ['source']);
        return cloneSetting(writer, tenant, source, dates);
      });
      return reply.code(201).send(answer);
    },
  });
}
