/** Who did what with payrolls, and when: steps of payrolls, payslips computed again, pay on hold, exceptions, files and downloads. */
import { countedAs } from '../../kit/counted.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { count } from '../../kit/report.ts';
import { bilingual } from '../../kit/text.ts';
import { employee, ofPayroll, run } from './kit.ts';

export const payActivity = defineEntity({
  name: 'pay_activity',
  label: bilingual('Payroll activity', 'तलब गतिविधि'),
  plural: bilingual('Payroll activities', 'तलब गतिविधिहरू'),
  scopes: ofPayroll,
  isFinal: true,
  name_field: 'done_by',
  search: ['done_by', 'employee', 'remarks'],
  sort: '-done_at',
  fields: {
    done_at: f.instant({ label: bilingual('Time', 'समय'), required: true, readonly: true }),
    done_by: f.user({ label: bilingual('Done by', 'गर्ने'), readonly: true }),
    action: f.choice({
      label: bilingual('Action', 'कार्य'),
      required: true,
      readonly: true,
      choices: {
        generated: bilingual('Generated', 'निकालिएको'),
        computed_again: bilingual('Computed again', 'फेरि गणना भयो'),
        sent: bilingual('Sent for approval', 'स्वीकृतिका लागि पठाइएको'),
        approved: bilingual('Approved', 'स्वीकृत'),
        returned: bilingual('Returned to draft', 'मस्यौदामा फर्किएका'),
        confirmed: bilingual('Confirmed and locked', 'पुष्टि गरी बन्द गरिएको'),
        scheduled: bilingual('Publication scheduled', 'प्रकाशनको समय तोकिएको'),
        published: bilingual('Payslips published', 'तलब पर्ची प्रकाशित'),
        discarded: bilingual('Discarded', 'खारेज'),
        excepted: bilingual('Exception accepted', 'अपवाद मानिएको'),
        reopened: bilingual('Exception reopened', 'अपवाद फेरि खोलिएको'),
        held: bilingual('Pay put on hold', 'तलब रोकिएको'),
        released: bilingual('Pay released', 'तलब फुकुवा गरिएको'),
        settled: bilingual('Held pay settled', 'रोकिएको तलब फरफारक गरिएको'),
        file_written: bilingual('File generated', 'फाइल बन्यो'),
        receipt_added: bilingual('Receipt added', 'रसिद राखिएको'),
        downloaded: bilingual('Downloaded', 'डाउनलोड गरिएको'),
      },
    }),
    run,
    employee,
    remarks: f.text({ label: bilingual('Remarks', 'कैफियत'), readonly: true, max: 500 }),
  },
  reports: {
    log: {
      label: bilingual('Activities by action', 'कार्यअनुसार गतिविधि'),
      question: bilingual('Who did what with which payroll?', 'कसले कुन तलबमा के गरे?'),
      help: bilingual('Steps of payrolls, files and downloads by the day.', 'दिनअनुसार तलबका कार्य, फाइल र डाउनलोड।'),
      shape: 'ranking',
      opensOn: 'this_fiscal_year',
      order: 'most',
      counted: countedAs.actions,
      groupBy: 'action',
      period: 'done_at',
      measures: { actions: count() },
      filters: ['action', 'done_by', 'employee'],
      columns: ['done_at', 'done_by', 'action', 'run', 'employee', 'remarks'],
      sort: '-done_at',
      empty: bilingual('Nothing was done in this period.', 'यो अवधिमा केही गरिएको छैन।'),
    },
  },
});
