/** Templates of letters at the demo organisations, what each serves, and some letters that were issued. */
import { isEmploymentChange, letter } from '@karmik/model/hris/letters/letter';
import { letterRequest } from '@karmik/model/hris/letters/letter-request';
import { letterTemplate } from '@karmik/model/hris/letters/letter-template';
import { templateMapping } from '@karmik/model/organization/template-mapping';
import { accessOf } from '../../../access/access.ts';
import { createRecord, type Writer } from '../../../entity/write.ts';
import { decide, sendRequest } from '../../../approval/decide.ts';
import { letterHooks } from '../letters/issue.ts';
import { letterRequestHooks, letterRequestKind } from '../letters/letter-requests.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../../seed/demo-organization.ts';

const templates = [
  {
    key: 'confirmation',
    title: 'Confirmation of employment',
    letter_kind: 'Confirmation',
    language: 'en',
    subject: 'Confirmation of your employment',
    body: `<p>Dear {{salutation}} {{full_name}},</p><p>We are pleased to confirm you as <strong>{{job_title}}</strong> in the {{division}} division, {{branch}}, with effect from {{effective_on_bs}} ({{effective_on}}).</p><p>The terms of your appointment stay as they are:</p><ul><li><p>Employment type: {{employment_type}}</p></li><li><p>Level: {{employment_level}}</p></li></ul><p>We thank you for your work and wish you well.</p><p>{{issuer}}<br>{{organization}}</p>`,
  },
  {
    key: 'promotion',
    title: 'बढुवा पत्र',
    letter_kind: 'Change',
    language: 'ne',
    subject: 'बढुवा सम्बन्धमा',
    body: `<p>{{salutation}} {{full_name}} ज्यू,<br>कर्मचारी संकेत नं. {{employee_code}}</p><p>यस संस्थाको बढुवा समितिको निर्णयानुसार तपाईंलाई <strong>{{previous_job_title}}</strong> बाट <strong>{{job_title}}</strong> पदमा, तह {{employment_level}}, मिति {{effective_on_bs}} देखि लागु हुने गरी बढुवा गरिएको व्यहोरा जानकारी गराइन्छ।</p><p>नयाँ जिम्मेवारीमा सफलताको शुभकामना।</p><p>{{issuer}}<br>{{organization}}</p>`,
  },
  {
    key: 'experience',
    is_requestable: true,
    title: 'Experience certificate',
    letter_kind: 'Experience',
    language: 'en',
    subject: 'To whom it may concern',
    body: `<p>This is to certify that {{salutation}} <strong>{{full_name}}</strong> ({{employee_code}}) has worked for {{organization}} since {{joined_on_bs}} ({{joined_on}}), now as {{job_title}} in the {{division}} division.</p><p>To our knowledge the conduct at work was good. This letter is given at the employee’s request.</p><p>{{issuer}}<br>{{organization}}</p>`,
  },
  {
    key: 'no_objection',
    title: 'अनापत्ति पत्र',
    letter_kind: 'No objection',
    language: 'ne',
    subject: 'अनापत्ति सम्बन्धमा',
    body: `<p>जो जससँग सम्बन्धित छ,</p><p>यस संस्थामा मिति {{joined_on_bs}} देखि {{job_title}} पदमा कार्यरत {{salutation}} <strong>{{full_name}}</strong> लाई निजको व्यक्तिगत प्रयोजनका लागि यस संस्थाको तर्फबाट कुनै आपत्ति नभएको व्यहोरा प्रमाणित गरिन्छ।</p><p>{{issuer}}<br>{{organization}}</p>`,
  },
  {
    key: 'offer',
    title: 'Offer of employment',
    letter_kind: 'Offer',
    language: 'en',
    subject: 'Offer of employment as {{job_title}}',
    body: `<p>Dear {{salutation}} {{full_name}},</p><p>We are glad to offer you the post of <strong>{{job_title}}</strong> in the {{division}} division, {{branch}}, from {{joined_on_bs}} ({{joined_on}}).</p><ul><li><p>Employment type: {{employment_type}}</p></li><li><p>Level: {{employment_level}}</p></li><li><p>Salary a month: {{salary}}</p></li><li><p>You report to: {{supervisor}}</p></li></ul><p>Please tell us until {{answer_by_bs}} ({{answer_by}}) whether you accept.</p><p>{{issuer}}<br>{{organization}}</p>`,
  },
  {
    key: 'offer_ne',
    title: 'प्रस्ताव पत्र',
    letter_kind: 'Offer',
    language: 'ne',
    subject: '{{job_title}} पदमा नियुक्तिको प्रस्ताव',
    body: `<p>{{salutation}} {{full_name_ne}} ज्यू,</p><p>यस संस्थाको {{division}} महाशाखा, {{branch}} शाखामा <strong>{{job_title}}</strong> पदमा मिति {{joined_on_bs}} देखि काम गर्ने गरी मासिक {{salary}} तलबमा नियुक्तिको प्रस्ताव गरिएको छ।</p><p>कृपया मिति {{answer_by_bs}} भित्र स्वीकृति वा अस्वीकृतिको जानकारी दिनुहोस्।</p><p>{{issuer}}<br>{{organization}}</p>`,
  },
  {
    key: 'warning',
    title: 'Written warning',
    letter_kind: 'Warning',
    language: 'en',
    subject: 'Written warning',
    body: `<p>Dear {{salutation}} {{full_name}},</p><p>You have come late several times this month without telling your supervisor. Please keep the hours of the {{branch}} office. A repetition may lead to further steps under the bylaws.</p><p>{{issuer}}<br>{{organization}}</p>`,
  },
  {
    key: 'salary',
    title: 'Salary certificate',
    letter_kind: 'Custom',
    language: 'en',
    is_requestable: true,
    subject: 'Salary certificate',
    body: `<p>{{addressed_to}}</p><p>This is to certify that {{salutation}} <strong>{{full_name}}</strong> ({{employee_code}}) has worked for {{organization}} since {{joined_on_bs}} ({{joined_on}}), now as {{job_title}} in the {{division}} division, with a basic salary of <strong>{{basic_salary}}</strong> a month.</p><p>This certificate was issued at the employee’s request for: {{needed_for}}.</p><p>{{issuer}}<br>{{organization}}</p>`,
  },
  {
    key: 'employment',
    title: 'रोजगारी प्रमाणपत्र',
    letter_kind: 'Custom',
    language: 'ne',
    is_requestable: true,
    subject: 'रोजगारी प्रमाणित सम्बन्धमा',
    body: `<p>{{addressed_to}}</p><p>{{salutation}} <strong>{{full_name}}</strong> (कर्मचारी संकेत नं. {{employee_code}}) यस संस्थामा मिति {{joined_on_bs}} देखि {{division}} महाशाखामा {{job_title}} पदमा कार्यरत रहेको व्यहोरा प्रमाणित गरिन्छ।</p><p>यो पत्र निजको अनुरोधमा {{needed_for}} प्रयोजनका लागि दिइएको हो।</p><p>{{issuer}}<br>{{organization}}</p>`,
  },
] as const;

const day = 86_400_000;

/** What employees ask for: how many days ago, by which template, what for, and whether HR has answered, a day later. */
const requests = [
  { since: 20, key: 'experience', needed_for: 'University application', addressed_to: null, answer: 'approve' },
  { since: 4, key: 'salary', needed_for: 'Home loan', addressed_to: 'Nabil Bank Limited, Teendhara', answer: null },
  { since: 1, key: 'employment', needed_for: 'भिसा', addressed_to: null, answer: null },
] as const;

/** What is issued, each to the first person whose file allows it. */
const issued = ['Confirmation', 'Experience', 'No objection', 'Promotion'] as const;

export async function writeLetters(demo: DemoOrganization): Promise<void> {
  const { context, organizationId, hrId, end, setTime } = demo;
  setTime(new Date(end - 34 * day));
  const access = await accessOf(context.database, organizationId, hrId);
  const writer: Writer = { context, access, requestId: 'demo', ip: '' };
  const people = await context.database.everywhere.query<{ id: number; changes: string[] }>(
    `select e.user_id as id, array(select h.change from employment h where h.organization_id = e.organization_id and h.employee_id = e.user_id) as changes
       from employee e where e.organization_id = $1 and e.user_id <> $2
      order by case split_part(e.email, '@', 1) when 'employee' then 0 when 'supervisor' then 1 else 2 end, e.employee_code limit 8`,
    [organizationId, hrId],
  );
  const templateIds = await access.tenant.transaction(async (tenant) => {
    const made: Record<string, number> = {};
    for (const { key, ...template } of templates)
      made[key] = await createRecord(writer, tenant, letterTemplate, {}, template);
    const { offer: _offer, offer_ne: _offerInNepali, salary: _salary, employment: _employment, ...mapped } = made;
    await createRecord(writer, tenant, templateMapping, {}, mapped);
    for (const event of issued)
      for (const { id } of people
        .filter(({ changes }) => !isEmploymentChange(event) || changes.includes(event))
        .slice(0, 2))
        await createRecord(writer, tenant, letter, letterHooks, { employee: id, event });
    return made;
  });
  await requestLetters(demo, templateIds);
  setTime(new Date(end));
}

/** Requests of the demo employee and a colleague, one of them answered. */
async function requestLetters(
  { context, organizationId, hrId, plan: { slug }, end, setTime }: DemoOrganization,
  templateIds: Readonly<Record<string, number>>,
): Promise<void> {
  const [first, second = first] = await teamOf(context, organizationId, slug);
  if (first === undefined || second === undefined) return;
  const hr = await writerOf(context, organizationId, hrId);
  for (const { since, key, needed_for, addressed_to, answer } of requests) {
    setTime(new Date(end - since * day));
    const sender = await writerOf(context, organizationId, key === 'employment' ? second : first);
    const id = await sender.access.tenant.transaction(async (tenant) => {
      const made = await createRecord(sender, tenant, letterRequest, letterRequestHooks, {
        letter_template: templateIds[key],
        needed_for,
        addressed_to,
      });
      await sendRequest(letterRequestKind, tenant, sender, made);
      return made;
    });
    if (!answer) continue;
    setTime(new Date(end - (since - 1) * day));
    await hr.access.tenant.transaction((tenant) => decide(letterRequestKind, tenant, hr, id, answer, '', 'hr'));
  }
}
