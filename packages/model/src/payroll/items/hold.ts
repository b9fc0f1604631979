/** Net pay that is kept back, and its release. */
import { employeeField } from '../../hris/file/kit.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { payItemMessages as says } from './messages.ts';

/** Pay on hold is computed, taxed and owed; it is not paid until it is released, or until the settlement of the employee pays it. */
export const payHold = defineEntity({
  name: 'pay_hold',
  label: bilingual('Pay on hold', 'रोकिएको तलब'),
  plural: bilingual('Pay on hold', 'रोकिएको तलब'),
  name_field: 'employee',
  search: ['employee'],
  sort: '-created_at',
  scopes: { organization: { code: '11.00' } },
  fields: {
    employee: employeeField,
    from_month: f.month({ label: bilingual('From', 'देखि'), required: true, calendar: 'bs' }),
    until_month: f.month({
      label: bilingual('Until', 'सम्म'),
      help: bilingual(
        'Leave empty to hold every month until it is released',
        'फुकुवा नभएसम्म हरेक महिना रोक्ने भए खाली छोड्नुहोस्',
      ),
      calendar: 'bs',
    }),
    reason: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 500 }),
    released_at: f.instant({ label: bilingual('Released at', 'फुकुवा भएको समय'), readonly: true }),
    created_by: f.user({ label: bilingual('Put on hold by', 'रोक्ने व्यक्ति'), readonly: true }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Held',
      states: {
        Held: { label: bilingual('On hold', 'रोकिएको'), tone: 'caution' },
        Released: { label: bilingual('Released', 'फुकुवा भएको'), tone: 'positive' },
        Settled: { label: bilingual('Paid with the settlement', 'फरफारकसँगै भुक्तानी भएको'), tone: 'neutral' },
      },
    }),
  },
  rules: ({ from_month, until_month }) =>
    until_month !== null && until_month < from_month ? { until_month: [says.monthsTurned] } : undefined,
  actions: {
    release: {
      label: bilingual('Release', 'फुकुवा गर्नुहोस्'),
      tone: 'positive',
      from: ['Held'],
      to: 'Released',
      input: { remark: f.longText({ label: bilingual('Remarks', 'कैफियत'), max: 255 }) },
      viewers: ['hr'],
      flag: 'write',
    },
  },
});
