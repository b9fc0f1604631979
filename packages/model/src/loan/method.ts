/** Methods: how interest of a loan runs and how it is paid back. A loan keeps the readings that its method had when it was requested. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { loanEndpoints } from './endpoints.ts';

/** What a method decides. Loans hold a copy of it, so that a later change of the method leaves them as they were agreed. */
export const loanReadings = {
  kind: f.choice({
    label: bilingual('Interest and instalments', 'ब्याज र किस्ता'),
    required: true,
    default: 'equal_instalments',
    choices: {
      equal_instalments: bilingual('Reducing balance, equal instalments', 'घट्दो मौज्दात, बराबर किस्ता'),
      fixed_principal: bilingual('Reducing balance, equal principal', 'घट्दो मौज्दात, बराबर साँवा'),
      flat: bilingual('Flat interest on the whole loan', 'पूरै ऋणमा एकमुष्ट ब्याज'),
      interest_free: bilingual('No interest', 'ब्याज नलाग्ने'),
    },
  }),
  basis: f.choice({
    label: bilingual('Interest of a month', 'महिनाको ब्याज'),
    required: true,
    default: 'month',
    choices: {
      month: bilingual('A twelfth of the yearly rate', 'वार्षिक दरको बाह्र खण्डको एक'),
      days: bilingual('By days, of 365 in a year', 'दिनअनुसार, वर्षको ३६५ दिन मानेर'),
    },
  }),
  step: f.choice({
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
    label: bilingual('Months without principal', 'साँवा नतिर्ने महिना'),
    help: bilingual('Loan types say how many', 'कति महिना भन्ने ऋणको प्रकारमा तोकिन्छ'),
    required: true,
    default: 'within_term',
    choices: {
      within_term: bilingual('Are part of the term; interest is paid', 'अवधिभित्रै पर्छन्; ब्याज तिरिन्छ'),
      extend: bilingual('Are before the term; interest is paid', 'अवधिअघि थपिन्छन्; ब्याज तिरिन्छ'),
      capitalize: bilingual('Are before the term; interest is added to the loan', 'अवधिअघि थपिन्छन्; ब्याज ऋणमा जोडिन्छ'),
    },
  }),
  shortfall: f.choice({
    label: bilingual('What a payslip could not bear', 'तलब पर्चीले धान्न नसकेको रकम'),
    help: bilingual(
      'Deductions leave the net pay that Days and tax sets',
      'कट्टीले दिन र करमा तोकिएको खुद भुक्तानी बाँकी राख्छ',
    ),
    required: true,
    default: 'catch_up',
    choices: {
      catch_up: bilingual('Is due with the next month', 'अर्को महिनासँगै असुल हुने'),
      extend: bilingual('Is due after the last month', 'अन्तिम महिनापछि असुल हुने'),
    },
  }),
  broken_period: f.choice({
    label: bilingual('Interest of the month in which it is paid out', 'ऋण भुक्तानी भएको महिनाको ब्याज'),
    required: true,
    default: 'first_instalment',
    choices: {
      none: bilingual('None', 'नलाग्ने'),
      first_instalment: bilingual('With the first instalment', 'पहिलो किस्तासँग'),
      kept_back: bilingual('Kept back from the payment', 'भुक्तानीबाटै काटिने'),
    },
  }),
  settlement: f.choice({
    label: bilingual('Early settlement of a flat loan', 'एकमुष्ट ब्याजको ऋण अघि नै चुक्ता गर्दा'),
    required: true,
    default: 'to_the_day',
    choices: {
      to_the_day: bilingual('Asks no interest of later months', 'पछिका महिनाको ब्याज नलाग्ने'),
      whole: bilingual('Asks the whole interest', 'पूरै ब्याज लाग्ने'),
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
