/** Types of vouchers, each with a series of numbers of its own. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { codedName } from '../setup/coded.ts';

export const payVoucherType = defineEntity({
  name: 'pay_voucher_type',
  label: bilingual('Voucher type', 'भौचरको प्रकार'),
  plural: bilingual('Voucher types', 'भौचरका प्रकार'),
  path: payrollEndpoints.voucherType,
  codes: { read: '11.00', write: '11.00' },
  archive: true,
  sort: 'code',
  name_field: 'name',
  search: ['code', 'name', 'name_in_nepali'],
  fields: {
    ...codedName(60),
    prefix: f.text({
      label: bilingual('Number prefix', 'नम्बरको उपसर्ग'),
      help: bilingual(
        'Numbers restart every fiscal year, such as SAL-2083/84-0001 for SAL',
        'हरेक आर्थिक वर्षमा नम्बर फेरि सुरु हुन्छ, जस्तै SAL राख्दा SAL-२०८३/८४-०००१',
      ),
      required: true,
      max: 12,
      format: 'code',
      unique: true,
    }),
    tally_type: f.text({
      label: bilingual('Voucher type in Tally', 'Tally मा भौचरको प्रकार'),
      help: bilingual('Leave empty for Journal', 'Journal भए खाली छोड्नुहोस्'),
      max: 60,
    }),
  },
});
