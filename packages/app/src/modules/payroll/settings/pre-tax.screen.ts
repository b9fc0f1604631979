import { bilingual } from '@karmik/model/kit/text';
import { payrollSetting } from '@karmik/model/payroll/setup/setting';
import { singletonScreen } from '../../../screens/kit/screens.ts';
import { TaxBandsEffect } from '../effect/effects.tsx';

export default singletonScreen(payrollSetting, {
  description: bilingual(
    'How days reduce pay, and how tax is withheld over the year.',
    'दिनले तलब कसरी घट्छ, र वर्षभरि कर कसरी कट्टी हुन्छ।',
  ),
  form: [
    'day_basis',
    'absence_is_unpaid',
    'cutoff_day',
    'tds_method',
    'declared_before_proof',
    'sst_waiver',
    'exit_leave_tax',
    'least_net_percent',
    'net_step',
  ],
  Below: TaxBandsEffect,
});
