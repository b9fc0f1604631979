/** What is paid by the unit: work with its operations, and their rates by date. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { messages } from '../../kit/messages.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { codedName } from '../setup/coded.ts';

export const workCode = defineEntity({
  name: 'unit_of_work_code',
  label: bilingual('Work code', 'कामको कोड'),
  plural: bilingual('Work codes', 'कामका कोड'),
  path: payrollEndpoints.workCode,
  codes: { read: '11.00', write: '11.00' },
  archive: true,
  sort: 'code',
  name_field: 'name',
  search: ['code', 'name', 'name_in_nepali'],
  fields: {
    ...codedName(60),
  },
});

export const workOperation = defineEntity({
  name: 'unit_of_work_operation',
  label: bilingual('Work operation', 'कामको चरण'),
  plural: bilingual('Work operations', 'कामका चरण'),
  path: payrollEndpoints.workOperation,
  codes: { read: 'organizationMember', write: '11.00' },
  archive: true,
  sort: 'name',
  search: ['name', 'name_in_nepali'],
  fields: {
    name: f.text({
      label: bilingual('Name', 'नाम'),
      help: bilingual('As employees choose it, such as "Shirt: collar"', 'कर्मचारीले छान्दा देखिने, जस्तै “कमिज: कलर”'),
      required: true,
      max: 60,
      unique: true,
      in_nepali: 'name_in_nepali',
    }),
    name_in_nepali: f.text({ label: bilingual('Name in Nepali', 'नेपालीमा नाम'), max: 60 }),
    code: f.reference({
      label: workCode.label,
      required: true,
      to: 'unit_of_work_code',
      name_field: 'name',
    }),
    unit: f.text({
      label: bilingual('Unit', 'एकाइ'),
      help: bilingual('Such as piece, kg or metre', 'जस्तै थान, के.जी. वा मिटर'),
      required: true,
      max: 20,
    }),
  },
});

export const workRate = defineEntity({
  name: 'unit_of_work_rate',
  label: bilingual('Rate of work', 'कामको दर'),
  plural: bilingual('Rates of work', 'कामका दर'),
  path: payrollEndpoints.workRate,
  codes: { read: '11.00', write: '11.00' },
  name_field: 'operation',
  search: ['operation'],
  sort: '-starts_on',
  dated: { per: 'operation', from: 'starts_on', to: 'ends_on' },
  fields: {
    operation: f.reference({
      label: workOperation.label,
      required: true,
      to: 'unit_of_work_operation',
      name_field: 'name',
    }),
    rate: f.money({ label: bilingual('Rate per unit', 'प्रति एकाइ दर'), required: true, min: 0.01 }),
    starts_on: f.date({ label: bilingual('Effective from', 'लागु हुने मिति'), required: true }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म') }),
  },
  rules: ({ starts_on, ends_on }) =>
    ends_on !== null && ends_on < starts_on ? { ends_on: [messages.untilBeforeFrom] } : undefined,
});

export const workSetting = defineEntity({
  name: 'unit_of_work_setting',
  label: bilingual('Rules of work paid by the unit', 'एकाइअनुसार पारिश्रमिकका नियम'),
  path: payrollEndpoints.workSetting,
  codes: { read: '11.00', write: '11.00' },
  single: true,
  fields: {
    heading: f.reference({
      label: bilingual('Paid under the heading', 'भुक्तानी हुने शीर्षक'),
      help: bilingual('Approved work is paid only after you choose it', 'नछानेसम्म स्वीकृत काम भुक्तानी हुँदैन'),
      to: 'pay_heading',
      name_field: 'name',
    }),
  },
});
