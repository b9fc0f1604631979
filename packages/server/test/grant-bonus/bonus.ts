import { f } from '@karmik/model/kit/fields';
import { defineOperation } from '@karmik/model/kit/operation';
import { bilingual } from '@karmik/model/kit/text';

export const grantBonus = defineOperation({
  name: 'grant_bonus',
  label: bilingual('Grant bonus', 'बोनस दिने'),
  path: 'payroll/:org/bonus',
  code: '5.18',
  input: { amount: f.money({ label: bilingual('Amount', 'रकम'), required: true, min: 1 }) },
  rows: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
    amount: f.money({ label: bilingual('Amount', 'रकम'), required: true }),
  },
  per: 'employee',
  sums: ['amount'],
  confirm: bilingual('Grant a bonus? Employees: {count}', 'बोनस दिने? कर्मचारी: {count}'),
  undo: { label: bilingual('Undo', 'पूर्ववत् गर्नुहोस्'), confirm: bilingual('Take the bonus back?', 'बोनस फिर्ता लिने?') },
});
