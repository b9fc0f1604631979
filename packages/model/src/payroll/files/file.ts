/** Files of a payroll that were written, each kept as it was handed in, with its receipt. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual, type Text } from '../../kit/text.ts';
import { duties, dutyNames, payFiles, type DutyName } from './duties.ts';

const labelsOf = <Name extends string>(names: readonly Name[], label: (name: Name) => Text) =>
  Object.fromEntries(names.map((name) => [name, label(name)])) as Readonly<Record<Name, Text>>;

export const dutyChoices = labelsOf<DutyName>(dutyNames, (name) => duties[name].label);
const templateChoices = labelsOf(
  payFiles.map(({ name }) => name),
  (name) => payFiles.find((file) => file.name === name)?.label ?? bilingual(name, name),
);
const receipt = {
  receipt_number: f.text({ label: bilingual('Receipt number', 'रसिद नम्बर'), max: 60, format: 'code' }),
  paid_on: f.date({ label: bilingual('Paid on', 'भुक्तानी मिति'), format: 'past' }),
  paid_by: f.user({ label: bilingual('Paid by', 'भुक्तानी गर्ने') }),
  receipt: f.file({ label: bilingual('Receipt', 'रसिद') }),
};

export const payFile = defineEntity({
  name: 'pay_file',
  label: bilingual('Payroll file', 'तलबको फाइल'),
  plural: bilingual('Payroll files', 'तलबका फाइलहरू'),
  name_field: 'name',
  search: ['name'],
  sort: '-created_at',
  scopes: { organization: { code: ['11.99', '11.00'] } },
  fields: {
    name: f.text({ label: bilingual('File', 'फाइल'), required: true, readonly: true, max: 160 }),
    run: f.reference({
      label: bilingual('Payroll', 'तलब'),
      to: 'pay_run',
      name_field: 'name',
      required: true,
      readonly: true,
    }),
    duty: f.choice({
      label: bilingual('Purpose', 'प्रयोजन'),
      required: true,
      readonly: true,
      choices: dutyChoices,
    }),
    template: f.choice({
      label: bilingual('Template', 'ढाँचा'),
      required: true,
      readonly: true,
      choices: templateChoices,
    }),
    people: f.number({ label: bilingual('Employees', 'कर्मचारी'), required: true, readonly: true, min: 0 }),
    total: f.money({ label: bilingual('Total', 'जम्मा'), required: true, readonly: true }),
    file: f.file({ label: bilingual('Content', 'सामग्री'), readonly: true }),
    replaces: f.reference({
      label: bilingual('Replaces', 'यसको सट्टामा'),
      to: 'pay_file',
      name_field: 'name',
      readonly: true,
    }),
    written_by: f.user({ label: bilingual('Written by', 'बनाउने'), readonly: true }),
    ...receipt,
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Written',
      states: {
        Written: { label: bilingual('Receipt pending', 'रसिद बाँकी'), tone: 'caution' },
        Paid: { label: bilingual('Paid', 'भुक्तानी भएको'), tone: 'positive' },
        Replaced: { label: bilingual('Replaced', 'अर्कोले प्रतिस्थापित'), tone: 'neutral' },
      },
    }),
  },
  actions: {
    pay: {
      label: bilingual('Add receipt', 'रसिद राख्नुहोस्'),
      tone: 'positive',
      from: ['Written'],
      to: 'Paid',
      input: {
        receipt_number: { ...receipt.receipt_number, required: true },
        paid_on: { ...receipt.paid_on, required: true },
        paid_by: { ...receipt.paid_by, required: true },
        receipt: receipt.receipt,
      },
      viewers: ['hr'],
      flag: 'write',
    },
  },
});
