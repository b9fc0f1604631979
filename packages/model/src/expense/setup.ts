/** What expenses are called, and the rules of the organization about them. */
import { currencyCodes } from '../kit/currencies.ts';
import { currencyChoices } from '../kit/currency-choices.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';
import { installationPlace } from '../organization/place.ts';
import { expenseEndpoints } from './endpoints.ts';

/** What master data of expenses is called. */
export const named = {
  name: f.text({
    label: bilingual('Name', 'नाम'),
    required: true,
    max: 80,
    unique: true,
    in_nepali: 'name_in_nepali',
  }),
  name_in_nepali: f.text({ label: bilingual('Name in Nepali', 'नेपालीमा नाम'), max: 80 }),
};

export const expenseCategory = defineEntity({
  name: 'expense_category',
  label: bilingual('Expense category', 'खर्चको वर्ग'),
  plural: bilingual('Expense categories', 'खर्चका वर्ग'),
  path: expenseEndpoints.category,
  codes: { read: '17.00', write: '17.00' },
  archive: true,
  sort: 'name',
  search: ['name', 'name_in_nepali'],
  fields: named,
});

export const expenseType = defineEntity({
  name: 'expense_type',
  label: bilingual('Expense type', 'खर्चको प्रकार'),
  plural: bilingual('Expense types', 'खर्चका प्रकार'),
  path: expenseEndpoints.type,
  codes: { read: '17.00', write: '17.00' },
  archive: true,
  sort: 'name',
  search: ['name', 'name_in_nepali'],
  fields: {
    ...named,
    category: f.reference({
      label: bilingual('Category', 'वर्ग'),
      required: true,
      to: 'expense_category',
      name_field: 'name',
    }),
    cap: f.money({
      label: bilingual('Limit per unit', 'प्रति एकाइ सीमा'),
      help: bilingual(
        'In NPR, such as for a night of a hotel. Leave empty for none.',
        'रुपैयाँमा, जस्तै होटलको एक रातको। नभए खाली छोड्नुहोस्।',
      ),
      min: 0.01,
    }),
  },
});

export const expenseSetting = defineEntity({
  name: 'expense_setting',
  label: bilingual('Expense rules', 'खर्चका नियम'),
  path: expenseEndpoints.setting,
  codes: { read: '17.00', write: '17.00' },
  single: true,
  fields: {
    currencies: f.multiChoice({
      label: bilingual('Other currencies allowed', 'अनुमति भएका अन्य मुद्रा'),
      help: bilingual('Each needs exchange rates', 'हरेकको विनिमय दर चाहिन्छ'),
      choices: currencyChoices(currencyCodes.filter((code) => code !== installationPlace.currency)),
    }),
    greatest_age: f.number({
      label: bilingual('Settlement due within, days', 'पेश्की फर्छ्योट नभई रहन सक्ने दिन'),
      help: bilingual(
        'An older one blocks new advances of the employee. Leave empty to block none.',
        'योभन्दा पुरानो पेश्की भए कर्मचारीले नयाँ माग्न सक्दैनन्। रोक्नु नपरे खाली छोड्नुहोस्।',
      ),
      default: 30,
      min: 0,
      max: 730,
    }),
    leaver_days: f.number({
      label: bilingual('Claim period after exit, days', 'छाडेपछि दाबी गर्न सकिने दिन'),
      help: bilingual(
        'From the last working day until HR receives the bills. Leave empty for no limit.',
        'अन्तिम कार्यदिनदेखि मानव संसाधनले बिल पाउने दिनसम्म। सीमा नभए खाली छोड्नुहोस्।',
      ),
      default: 35,
      min: 0,
      max: 730,
    }),
    pays_with_salary: f.boolean({
      label: bilingual('Pay claims with salary', 'दाबी तलबसँग भुक्तानी गर्ने'),
      help: bilingual(
        'The next payroll pays approved claims, untaxed. Claims of former employees are still paid separately.',
        'स्वीकृत दाबी अर्को तलबसँगै, कर नकाटी भुक्तानी हुन्छ। पूर्व कर्मचारीको दाबी भने छुट्टै भुक्तानी हुन्छ।',
      ),
      default: false,
    }),
  },
});
