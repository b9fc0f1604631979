/** Payments of the demo: SWIFT codes of its banks, the accounts of the organization, its rules, and wallets of some employees. */
import { paymentAccount } from '@karmik/model/payment/account';
import { esewaSetting, esewaUser } from '@karmik/model/payment/esewa';
import { paymentSetting } from '@karmik/model/payment/setting';
import { isSwiftCode, swiftCode } from '@karmik/model/payment/swift';
import { createRecord } from '../../entity/write.ts';
import { teamOf, writerOf, type DemoOrganization } from '../../seed/demo-organization.ts';
import { swiftCodeHooks } from './settings.ts';

export async function seed({ context, organizationId, hrId }: DemoOrganization): Promise<void> {
  const hr = await writerOf(context, organizationId, hrId);
  const { tenant, organization } = hr.access;
  const banks = await tenant.query<{ id: number; name: string; acronym: string | null; swift_code: string | null }>(
    'select id, name, acronym, swift_code from bank where organization_id = $1 order by id',
    [organizationId],
  );
  const team = await teamOf(context, organizationId, organization.slug);
  const people = await tenant.query<{ id: number; full_name: string }>(
    'select id, full_name from person where organization_id = $1 and id = any($2::bigint[]) order by id',
    [organizationId, team],
  );
  await tenant.transaction(async (inner) => {
    for (const { id, swift_code: code } of banks)
      if (code !== null && isSwiftCode(code))
        await createRecord(hr, inner, swiftCode, swiftCodeHooks, { code, bank: id, branch: null });
    const ofBank = (word: string) => banks.find(({ name }) => name.includes(word))?.id ?? banks[0]?.id;
    for (const [name, bank, template, account_number] of [
      ['Salary account', ofBank('Nabil'), 'nabil', '0110017500842'],
      ['Expense account', ofBank('Everest'), 'generic', '00120034567'],
    ] as const)
      await createRecord(
        hr,
        inner,
        paymentAccount,
        {},
        {
          name,
          bank,
          branch: 'Head office',
          account_number,
          account_name: organization.name,
          template,
        },
      );
    await createRecord(
      hr,
      inner,
      paymentSetting,
      {},
      {
        payee_check: 'second',
        account_change_days: 7,
        is_full_name_required: false,
        most_amount: '1000000.00',
      },
    );
    await createRecord(
      hr,
      inner,
      esewaSetting,
      {},
      {
        is_active: true,
        address: 'https://esewa.example/disburse',
        merchant: 'KARMIK',
        settling_minutes: 30,
      },
    );
    for (const [place, { id, full_name }] of people.entries())
      await createRecord(
        hr,
        inner,
        esewaUser,
        {},
        {
          employee: id,
          wallet: `98${String(41_200_310 + place * 137)}`,
          wallet_name: full_name,
        },
      );
  });
}
