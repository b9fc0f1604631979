/** Samples and templates of identity cards at the demo organisations, and the cards of some people. */
import { idCard, idCardSample, idCardTemplate } from '@karmik/model/hris/id-card/entities';
import { accessOf } from '../../../access/access.ts';
import { createRecord, ruleClockOf, type Writer } from '../../../entity/write.ts';
import { idCardHooks } from '../id-card/cards.ts';
import type { DemoOrganization } from '../../../seed/demo-organization.ts';

const plain = {
  title: 'Plain card',
  size: 'CR80',
  orientation: 'Landscape',
  language: 'en',
  colour: '#1f4e79',
  shown_fields: ['job_title', 'employee_code', 'division', 'blood_group', 'phone'],
  has_photo: true,
  has_logo: true,
  qr_side: 'Front',
  qr_holds: 'Number',
  has_back: true,
  back_text:
    'This card belongs to the organization and is worn at work. The person who finds it is asked to return it.',
  signatory: 'HR Manager',
} as const;

const samples = [
  plain,
  {
    ...plain,
    title: 'Upright card in Nepali',
    orientation: 'Portrait',
    language: 'ne',
    colour: '#8c1c13',
    shown_fields: ['job_title', 'employee_code', 'branch', 'blood_group'],
    qr_side: 'Back',
    qr_holds: 'Contact',
    back_text: 'यो कार्ड संस्थाको सम्पत्ति हो। कार्यालय समयमा लगाउनु अनिवार्य छ।',
    signatory: 'मानव संसाधन प्रमुख',
  },
  { ...plain, title: 'Badge for visitors’ floor', size: 'A7', colour: '#2a9d8f', qr_side: 'None', qr_holds: undefined },
] as const;

const without = (body: object) => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

export async function writeIdCards({ context, organizationId, hrId }: DemoOrganization): Promise<void> {
  const access = await accessOf(context.database, organizationId, hrId);
  const writer: Writer = { context, access, requestId: 'demo', ip: '' };
  const people = await context.database.everywhere.query<{ id: number }>(
    'select user_id as id from employee where organization_id = $1 order by employee_code limit 12',
    [organizationId],
  );
  const { today } = ruleClockOf(context, access);
  await access.tenant.transaction(async (tenant) => {
    for (const sample of samples) await createRecord(writer, tenant, idCardSample, {}, without(sample));
    const [first, second] = samples;
    const staff = await createRecord(
      writer,
      tenant,
      idCardTemplate,
      {},
      {
        ...without(first),
        title: 'Staff card',
        valid_months: 24,
      },
    );
    await createRecord(writer, tenant, idCardTemplate, {}, { ...without(second), title: 'कर्मचारी परिचयपत्र' });
    for (const { id: employee } of people)
      await createRecord(writer, tenant, idCard, idCardHooks, { template: staff, employee, issued_on: today });
  });
}
