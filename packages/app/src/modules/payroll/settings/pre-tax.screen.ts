import { bilingual } from '@karmik/model/kit/text';
import { payrollSetting } from '@karmik/model/payroll/setup/setting';
import { masterDataScreen, requestScreens, singletonScreen, tabsScreen } from '../../../screens/kit/screens.ts';
import { payFestival } from '@karmik/model/payroll/setup/festival';
import { payLawChange } from '@karmik/model/payroll/law/change';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { may } from '../../../shell/session.ts';
import { LawInForce, LawNotice } from './LawInForce.tsx';
import { words } from './words.ts';
import { TaxBandsEffect } from '../effect/effects.tsx';

const settings = singletonScreen(payrollSetting, {
  description: bilingual(
    'How days reduce pay, and how tax is withheld over the year.',
    'दिनले तलब कसरी घट्छ, र वर्षभरि कर कसरी कट्टी हुन्छ।',
  ),
  form: [
    'day_basis',
    'absence_is_unpaid',
    'cutoff_day',
    'tds_method',
    'tax_year_follows',
    'daily_estimate',
    'foreign_rate',
    'declared_before_proof',
    'sst_waiver',
    'exit_leave_tax',
    'remote_area_limit',
    'least_net_percent',
    'net_step',
  ],
  Below: TaxBandsEffect,
});

const law = requestScreens(payLawChange, {
  path: payrollEndpoints.lawChange,
  as: 'hr',
  description: bilingual(
    'Enter a figure of the law once it changes, with its source. A second person puts it in force; payrolls from then on read it.',
    'कानुन बदलिएपछि नयाँ अङ्क स्रोतसहित राख्नुहोस्। अर्को व्यक्तिले लागु गरेपछि त्यसपछिका तलब त्यसैले गणना हुन्छन्।',
  ),
  columns: [
    { field: 'figure', minWidth: '16rem' },
    'amount',
    'starts_on',
    'ends_on',
    'source',
    'confirmed_by',
    'status',
  ],
  filters: ['status', 'figure'],
  sort: '-created_at',
  form: ['figure', 'amount', 'starts_on', 'ends_on', 'source'],
  addLabel: bilingual('Enter a change', 'परिवर्तन राख्नुहोस्'),
  submitLabel: bilingual('Save draft', 'मस्यौदा सुरक्षित गर्नुहोस्'),
  maySend: () => may('11.00', 'write'),
  Below: LawInForce,
  FormNotice: LawNotice,
  sections: [
    {
      kind: 'fields',
      title: payLawChange.label,
      fields: ['figure', 'amount', 'starts_on', 'ends_on', 'source', 'created_by', 'confirmed_by', 'confirmed_at'],
    },
  ],
  empty: bilingual(
    'No figure was changed: payrolls read the law of this release.',
    'कुनै अङ्क बदलिएको छैन: तलब यस संस्करणकै कानुनले गणना हुन्छ।',
  ),
}).list;

const festivals = masterDataScreen(payFestival, {
  description: bilingual(
    'The allowance of a festival is paid in the month of its day, once in a fiscal year: to each employee at their own festival.',
    'चाडपर्व भत्ता त्यसको दिन पर्ने महिनामा, आर्थिक वर्षमा एक पटक दिइन्छ: हरेक कर्मचारीलाई आफ्नै चाडपर्वमा।',
  ),
  columns: ['name', 'is_usual'],
  form: ['name', 'name_in_nepali', 'is_usual', 'days'],
  empty: bilingual(
    'No festival is set up: the allowance is paid in Ashwin, the month of Dashain.',
    'चाडपर्व राखिएको छैन: भत्ता दसैँको महिना असोजमा दिइन्छ।',
  ),
});

export default tabsScreen({
  tabs: [
    { id: 'days', label: words.days, screen: settings },
    { id: 'festivals', label: words.festivals, screen: festivals },
    { id: 'law', label: words.law, screen: law },
  ],
});
