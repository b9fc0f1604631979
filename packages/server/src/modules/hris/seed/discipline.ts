/** Disciplinary cases of the demo organisations: one that waits for an explanation, one that was decided, and what their letters say. */
import { disciplinaryCase } from '@karmik/model/hris/disciplinary-case';
import { letterTemplate } from '@karmik/model/hris/letters/letter-template';
import type { ActionOf } from '@karmik/model/kit/entity';
import type { Body } from '../../../entity/hooks.ts';
import { readRow } from '../../../entity/read.ts';
import type { Row } from '../../../entity/workflow-routes.ts';
import { createRecord, type Writer } from '../../../entity/write.ts';
import { disciplinaryHooks, moveCase } from '../discipline/cases.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';

const day = 86_400_000;
const iso = (time: number) => new Date(time).toISOString().slice(0, 10);

const templates = [
  {
    title: 'Request for explanation',
    letter_kind: 'Warning',
    language: 'en',
    subject: 'Explanation',
    body: '<p>Dear {{salutation}} {{full_name}},</p><p>You are alleged to have acted against the bylaws: {{allegation}}</p><p>Please explain in writing by {{answer_by_bs}} ({{answer_by}}).</p><p>{{issuer}}<br>{{organization}}</p>',
  },
  {
    title: 'Disciplinary decision',
    letter_kind: 'Warning',
    language: 'en',
    subject: 'Decision',
    body: '<p>Dear {{salutation}} {{full_name}},</p><p>About the allegation “{{allegation}}” the management has decided: <strong>{{decision}}</strong>. You may appeal.</p><p>{{issuer}}<br>{{organization}}</p>',
  },
] as const;

export async function writeDisciplinaryCases(demo: DemoOrganization): Promise<void> {
  const { context, organizationId, hrId, plan, end, setTime } = demo;
  const [first, , third = first] = await teamOf(context, organizationId, plan.slug);
  if (first === undefined || third === undefined) return;
  setTime(new Date(end - 30 * day));
  const hr = await writerOf(context, organizationId, hrId);
  const ids: number[] = [];
  for (const template of templates)
    ids.push(await hr.access.tenant.transaction((tenant) => createRecord(hr, tenant, letterTemplate, {}, template)));
  const [asking, deciding] = ids;
  const register = (employee: number, incident: number, allegation: string) =>
    hr.access.tenant.transaction((tenant) =>
      createRecord(hr, tenant, disciplinaryCase, disciplinaryHooks, {
        employee,
        incident_on: iso(end - incident * day),
        allegation,
      }),
    );
  const move = (writer: Writer, id: number, name: ActionOf<typeof disciplinaryCase>, input: Body) =>
    writer.access.tenant.transaction(async (tenant) => {
      const before = {
        ...(await readRow(tenant, disciplinaryCase, {}, writer.access, id, 'lock')),
        id,
      } as unknown as Row;
      const to = disciplinaryCase.actions?.[name].to ?? '';
      await moveCase(writer, tenant, { id, name, to, before, input });
    });

  const decided = await register(third, 32, 'Safety shoes were not worn at the packing line on three days.');
  await move(hr, decided, 'ask', { respond_by: iso(end - 20 * day), letter_template: asking });
  setTime(new Date(end - 24 * day));
  await move(await writerOf(context, organizationId, third), decided, 'explain', {
    explanation: 'My shoes were torn, and the store had none of my size. I have new ones now.',
  });
  setTime(new Date(end - 18 * day));
  await move(hr, decided, 'decide', {
    decision: 'Reprimand',
    reasons: 'The rule was known; the store confirms that the size was missing.',
    letter_template: deciding,
  });

  setTime(new Date(end - 2 * day));
  const asked = await register(first, 5, 'The monthly stock count was signed without being done.');
  await move(hr, asked, 'ask', { respond_by: iso(end + 8 * day), letter_template: asking });
  setTime(new Date(end - day));
  await register(third, 3, 'Absent for two days without leave.');
  setTime(new Date(end));
}
