/** Festivals at which employees get an allowance, each by their own: Labour Act 2074 s.37 gives it once a year, by religion and culture. */
import { fiscalYearOf, bsMonthOf } from '../month/fiscal-month.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { paySetupMessages as says } from './messages.ts';

export const payFestival = defineEntity({
  name: 'pay_festival',
  label: bilingual('Festival', 'चाडपर्व'),
  plural: bilingual('Festivals', 'चाडपर्वहरू'),
  path: payrollEndpoints.festival,
  codes: { read: '11.00', write: '11.00' },
  name_field: 'name',
  search: ['name'],
  sort: 'name',
  fields: {
    name: f.text({
      label: bilingual('Name', 'नाम'),
      required: true,
      max: 60,
      unique: true,
      in_nepali: 'name_in_nepali',
    }),
    name_in_nepali: f.text({ label: bilingual('Name in Nepali', 'नेपालीमा नाम'), max: 60 }),
    is_usual: f.boolean({
      label: bilingual('Festival of most employees', 'धेरैजसो कर्मचारीको चाडपर्व'),
      help: bilingual(
        'Holds for employees whose payroll start names no other',
        'तलबको सुरुवातमा अर्को नतोकिएका कर्मचारीका लागि लागु हुन्छ',
      ),
      default: false,
    }),
    days: f.lines({
      label: bilingual('Days', 'दिन'),
      one: bilingual('day', 'दिन'),
      help: bilingual(
        'One for each fiscal year; the month of the day pays the allowance',
        'हरेक आर्थिक वर्षको एउटा; त्यो दिन पर्ने महिनामा भत्ता दिइन्छ',
      ),
      max: 30,
      item: { day: f.date({ label: bilingual('Day', 'दिन'), required: true }) },
    }),
  },
  rules: ({ days }) => {
    const years = (days ?? []).map(({ day }) => fiscalYearOf(bsMonthOf(day)));
    const twice = years.findIndex((year, index) => years.indexOf(year) < index);
    return twice < 0 ? undefined : { [`days.${twice}.day`]: [says.festivalTwice({ year: years[twice] ?? '' })] };
  },
});
