/** Methods: how interest of a loan runs and how it is paid back. A loan keeps the readings that its method had when it was requested. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { loanEndpoints } from './endpoints.ts';

/** What a method decides. Loans hold a copy of it, so that a later change of the method leaves them as they were agreed. */
export const loanReadings = {
  kind: f.choice({
    label: bilingual('Interest method', 'ब्याजको विधि'),
    required: true,
    default: 'equal_instalments',
    choices: {
      equal_instalments: bilingual('Reducing balance, equal instalments (EMI)', 'घट्दो मौज्दात, बराबर किस्ता (EMI)'),
      fixed_principal: bilingual('Reducing balance, equal principal', 'घट्दो मौज्दात, बराबर साँवा'),
      flat: bilingual('Flat rate', 'एकमुष्ट ब्याज'),
      interest_free: bilingual('No interest', 'ब्याज नलाग्ने'),
    },
  }),
  day_count: f.choice({
    label: bilingual('Day count', 'दिन गणना'),
    required: true,
    default: 'month',
    choices: {
      month: bilingual('Monthly, rate ÷ 12', 'मासिक, दर ÷ १२'),
      days: bilingual('Daily, 365 days a year', 'दैनिक, वर्षको ३६५ दिन'),
    },
  }),
  rounding: f.choice({
    label: bilingual('Instalments rounded up to', 'किस्ता कतिमा पुर्‍याउने'),
    required: true,
    default: 'none',
    choices: {
      none: bilingual('The paisa', 'पैसासम्म'),
      rupee: bilingual('The rupee', 'रुपैयाँमा'),
      ten: bilingual('Tens of rupees', 'दश रुपैयाँमा'),
      hundred: bilingual('Hundreds of rupees', 'सय रुपैयाँमा'),
    },
  }),
  moratorium: f.choice({
    label: bilingual('Moratorium', 'साँवा नतिर्ने अवधि'),
    help: bilingual('Loan types set the number of months', 'कति महिना भन्ने ऋणको प्रकारमा तोकिन्छ'),
    required: true,
    default: 'within_term',
    choices: {
      within_term: bilingual('Within the term, interest paid', 'अवधिभित्रै, ब्याज तिरिने'),
      extend: bilingual('Before the term, interest paid', 'अवधिअघि, ब्याज तिरिने'),
      capitalize: bilingual('Before the term, interest capitalized', 'अवधिअघि, ब्याज ऋणमा जोडिने'),
    },
  }),
  shortfall: f.choice({
    label: bilingual('Shortfall of a month', 'महिनामा कट्टी हुन नसकेको रकम'),
    help: bilingual(
      'Deductions keep the minimum net pay of Days and tax',
      'कट्टी गर्दा “दिन र कर” मा तोकिएको न्यूनतम खुद तलब बाँकी रहन्छ',
    ),
    required: true,
    default: 'catch_up',
    choices: {
      catch_up: bilingual('Due with the next month', 'अर्को महिनासँगै असुल हुने'),
      extend: bilingual('Due after the last month', 'अन्तिम महिनापछि असुल हुने'),
    },
  }),
  unpaid_month: f.choice({
    label: bilingual('Month without pay', 'तलब नपाएको महिना'),
    required: true,
    default: 'moved',
    choices: {
      moved: bilingual('One more month, interest added', 'एक महिना थपिने, ब्याज जोडिने'),
      waived: bilingual('One more month, interest waived', 'एक महिना थपिने, ब्याज नलाग्ने'),
      due: bilingual('Due as a shortfall', 'कट्टी हुन नसकेको रकमसरह असुल हुने'),
    },
  }),
  broken_period: f.choice({
    label: bilingual('Broken-period interest', 'वितरण भएको महिनाको ब्याज'),
    required: true,
    default: 'first_instalment',
    choices: {
      none: bilingual('None', 'नलाग्ने'),
      first_instalment: bilingual('Due with the first instalment', 'पहिलो किस्तासँग'),
      kept_back: bilingual('Deducted from the disbursement', 'वितरणबाटै कट्टी हुने'),
    },
  }),
  settlement: f.choice({
    label: bilingual('Early settlement at a flat rate', 'एकमुष्ट ब्याजको ऋण अघि नै चुक्ता गर्दा'),
    required: true,
    default: 'to_the_day',
    choices: {
      to_the_day: bilingual('No interest of later months', 'पछिका महिनाको ब्याज नलाग्ने'),
      whole: bilingual('Full interest', 'पूरै ब्याज लाग्ने'),
    },
  }),
} as const;

export const loanMethod = defineEntity({
  name: 'loan_method',
  label: bilingual('Loan method', 'ऋणको विधि'),
  plural: bilingual('Loan methods', 'ऋणका विधि'),
  path: loanEndpoints.method,
  codes: { read: '11.00', write: '11.00' },
  archive: true,
  fields: {
    name: f.text({
      label: bilingual('Name', 'नाम'),
      required: true,
      max: 60,
      unique: true,
      in_nepali: 'name_ne',
    }),
    name_ne: f.text({ label: bilingual('Name in Nepali', 'नेपालीमा नाम'), max: 60 }),
    ...loanReadings,
  },
});
