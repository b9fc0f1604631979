import { bilingual } from '@karmik/model/kit/text';
import { leaveBlock } from '@karmik/model/leave/block';
import { leaveCover } from '@karmik/model/leave/cover';
import { leaveType } from '@karmik/model/leave/leave-type';
import { leaveRule } from '@karmik/model/leave/rule';
import { leaveSetting } from '@karmik/model/leave/setting';
import { masterDataScreen, singletonScreen, tabsScreen } from '../../../screens/kit/screens.ts';
import { useYearInForce } from './use-year-in-force.ts';
import { RuleSetting } from './SettingName.tsx';

const rules = masterDataScreen(leaveRule, {
  description: bilingual(
    'Rules of each leave type in a leave year. The Labour Act is the minimum.',
    'हरेक बिदा वर्षमा बिदाको प्रकारका नियम। श्रम ऐन न्यूनतम हो।',
  ),
  columns: [
    'leave_type',
    { field: 'master_setting', Cell: RuleSetting },
    'accrual',
    'accrual_amount',
    'carry_cap',
    'paid_fraction',
    'is_visible',
  ],
  filters: ['master_setting', 'leave_type', 'accrual'],
  sort: 'leave_type',
  useOpensWith: useYearInForce,
  form: [
    'master_setting',
    'leave_type',
    'is_visible',
    'offline_allowed',
    {
      title: bilingual('Pay', 'तलब'),
      fields: ['paid_fraction', 'paid_days'],
    },
    {
      title: bilingual('Accrual', 'आर्जन'),
      description: bilingual('Months are of Bikram Sambat.', 'महिना विक्रम संवत्‌का हुन्।'),
      fields: [
        'accrual',
        'accrual_amount',
        'accrual_every',
        'accrual_at',
        'accrual_days_worked',
        'tenure_tiers',
        'starts_after_days',
        'prorates_joining',
        'prorates_leaving',
        'pauses_on_unpaid',
        'rounding',
        'rounding_direction',
      ],
    },
    {
      title: bilingual('Balance and year end', 'मौज्दात र वर्षान्त'),
      isClosedAtDefaults: true,
      fields: [
        'initial_balance',
        'max_balance',
        'carries',
        'carry_cap',
        'carried_expires_after_days',
        'excess',
        'collapses_into',
        'grant_expires_after_days',
      ],
    },
    {
      title: bilingual('Counting', 'गणना'),
      isClosedAtDefaults: true,
      fields: [
        'count_basis',
        'sandwich',
        'sandwich_weekends',
        'sandwich_holidays',
        'allows_half_day',
        'allows_hours',
        'hours_per_day',
      ],
    },
    {
      title: bilingual('Limits', 'सीमा'),
      isClosedAtDefaults: true,
      fields: [
        'min_per_request',
        'max_per_request',
        'max_continuous',
        'max_per_month',
        'max_per_year',
        'max_in_service',
        'negative_up_to',
        'document_above_days',
        'notice_days',
      ],
    },
    {
      title: bilingual('Who it is for', 'कसका लागि'),
      isClosedAtDefaults: true,
      description: bilingual('Leave empty for everyone.', 'सबैका लागि हो भने खाली छोड्नुहोस्।'),
      fields: [
        'genders',
        'marital_statuses',
        'employment_levels',
        'employment_types',
        'branches',
        'divisions',
        'religions',
        'ethnicities',
        'min_service_days',
        'in_probation',
        'in_notice',
      ],
    },
    {
      title: bilingual('Encashment', 'बिदाबापत रकम'),
      isClosedAtDefaults: true,
      fields: ['encashable', 'encash_basis', 'encash_rate', 'encash_retain', 'encash_max_per_year'],
    },
    {
      title: bilingual('Exception to the Labour Act', 'श्रम ऐनको अपवाद'),
      isClosedAtDefaults: true,
      fields: ['law_exception_reason', 'law_exception_until'],
    },
  ],
  empty: bilingual(
    'Add a rule for each leave type of the leave year.',
    'बिदा वर्षका हरेक बिदाको प्रकारका लागि नियम थप्नुहोस्।',
  ),
});

const types = masterDataScreen(leaveType, {
  description: bilingual(
    'Leave types employees see, used in every leave year.',
    'कर्मचारीले वर्षौँसम्म यही नामले चिन्ने बिदा।',
  ),
  columns: ['name', 'category', 'statute', 'is_right', 'position'],
  filters: ['category', 'statute'],
  sort: 'position',
  empty: bilingual('Add the first leave type.', 'पहिलो बिदाको प्रकार थप्नुहोस्।'),
});

const blocks = masterDataScreen(leaveBlock, {
  description: bilingual(
    'Days on which leave cannot be taken, such as a stock count.',
    'बिदा लिन नमिल्ने दिन, जस्तै मौज्दात गणना।',
  ),
  columns: ['name', 'from_date', 'to_date', 'leave_types', 'branches', 'divisions'],
  sort: '-from_date',
  empty: bilingual('No dates are blocked.', 'कुनै मिति रोकिएको छैन।'),
});

const cover = masterDataScreen(leaveCover, {
  description: bilingual(
    'How many of a division must be present on a working day. Requests below it are marked, not rejected.',
    'काम गर्ने दिन महाशाखाका कति जना उपस्थित हुनुपर्छ। त्योभन्दा घटाउने अनुरोध रोकिँदैन, चिनो लगाइन्छ।',
  ),
  columns: ['division', 'least', 'measure'],
  filters: ['division'],
  sort: 'division',
  empty: bilingual('No minimum cover is set.', 'न्यूनतम उपस्थिति राखिएको छैन।'),
});

const general = singletonScreen(leaveSetting, {
  description: bilingual('General leave settings of the organization.', 'संस्थाका सबै बिदामा लागु हुने सेटिङ।'),
  form: ['colleagues_see_type'],
});

export default tabsScreen({
  tabs: [
    { id: 'rules', label: bilingual('Rules', 'नियम'), screen: rules },
    { id: 'types', label: bilingual('Leave types', 'बिदाका प्रकार'), screen: types },
    { id: 'blocks', label: bilingual('Blocked dates', 'बिदा नदिइने मिति'), screen: blocks },
    { id: 'cover', label: bilingual('Minimum cover', 'न्यूनतम उपस्थिति'), screen: cover },
    { id: 'general', label: bilingual('General', 'सामान्य'), screen: general },
  ],
});
