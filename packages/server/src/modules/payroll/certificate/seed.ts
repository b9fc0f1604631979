/** Settings of tax certificates and of the tax report of the demo. */
import type { Writer } from '../../../entity/write.ts';

export async function seedCertificates({ access: { tenant }, context }: Writer): Promise<void> {
  await tenant.query(
    `insert into tax_report_setting (organization_id, payment, tax_office, tax_office_ne, created_at)
     values ($1, 'assessable', 'Inland Revenue Office, Kathmandu', 'आन्तरिक राजस्व कार्यालय, काठमाडौँ', $2)`,
    [tenant.organizationId, context.clock()],
  );
  await tenant.query(
    `insert into tax_certificate_setting (organization_id, language, signatory, signatory_ne, post, post_ne, place, place_ne, shows_logo, shows_months,
            shows_reliefs, shows_benefits, shows_deposits, created_at)
     values ($1, 'both', 'Ramesh Adhikari', 'रमेश अधिकारी', 'Finance manager', 'वित्त प्रबन्धक', 'Kathmandu', 'काठमाडौँ', true, true, true, true, true, $2)`,
    [tenant.organizationId, context.clock()],
  );
}
