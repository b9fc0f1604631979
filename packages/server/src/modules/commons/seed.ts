/** Rates of exchange in the demo: those of the last working days, as the central bank quotes them. */
import { exchangeRate, exchangeRateSetting } from '@karmik/model/commons/exchange/rate';
import { addDaysTo } from '@karmik/model/kit/period';
import { createRecord } from '../../entity/write.ts';
import { writerOf, type DemoOrganization } from '../../seed/demo-organization.ts';

const quoted = [
  { currency: 'USD', unit: 1, buying: 133.1, selling: 133.7, step: 0.12 },
  { currency: 'EUR', unit: 1, buying: 156.05, selling: 156.75, step: -0.21 },
  { currency: 'JPY', unit: 10, buying: 8.98, selling: 9.02, step: 0.01 },
] as const;

/** How many days have rates, Saturdays aside. */
const days = 24;

export async function seed({ context, organizationId, hrId, end, setTime }: DemoOrganization): Promise<void> {
  setTime(new Date(end));
  const hr = await writerOf(context, organizationId, hrId);
  const today = new Date(end).toISOString().slice(0, 10);
  await hr.access.tenant.transaction(async (inner) => {
    await createRecord(hr, inner, exchangeRateSetting, {}, { applied: 'selling', greatest_age: 7 });
    for (let ago = days; ago >= 0; ago--) {
      const valid_on = addDaysTo(today, -ago);
      if (new Date(`${valid_on}T00:00:00Z`).getUTCDay() === 6) continue;
      const rates = quoted.map(({ step, buying, selling, ...rate }) => ({
        ...rate,
        buying: (buying + step * (ago % 4)).toFixed(4),
        selling: (selling + step * (ago % 4)).toFixed(4),
      }));
      // The rupee of India is pegged.
      const all = [...rates, { currency: 'INR', unit: 100, buying: '160.0000', selling: '160.1500' }];
      for (const rate of all) await createRecord(hr, inner, exchangeRate, {}, { ...rate, valid_on });
    }
  });
}
