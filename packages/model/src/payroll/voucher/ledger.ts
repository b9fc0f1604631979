/** Ledgers of the accounting software, to which vouchers of payrolls post. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { codedName } from '../setup/coded.ts';

export const payLedger = defineEntity({
  name: 'pay_ledger',
  label: bilingual('Ledger', 'खाता'),
  plural: bilingual('Ledgers', 'खाताहरू'),
  path: payrollEndpoints.ledger,
  codes: { read: '11.00', write: '11.00' },
  archive: true,
  sort: 'code',
  search: ['code', 'name', 'name_in_nepali'],
  fields: {
    ...codedName(100),
    account_group: f.choice({
      label: bilingual('Group', 'समूह'),
      required: true,
      default: 'expense',
      choices: {
        expense: bilingual('Expense', 'खर्च'),
        liability: bilingual('Liability', 'दायित्व'),
        asset: bilingual('Asset', 'सम्पत्ति'),
      },
    }),
    tally_name: f.text({
      label: bilingual('Name in Tally', 'Tally मा नाम'),
      help: bilingual('Leave empty if Tally has the same name', 'Tally मा नाम उही भए खाली छोड्नुहोस्'),
      max: 100,
    }),
  },
  name_field: 'name',
});
