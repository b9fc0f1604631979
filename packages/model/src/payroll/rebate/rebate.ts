/** Declarations of rebates: what an employee spends in a year that lowers tax, with its proof, and what was decided on it. */
import { employeeField } from '../../hris/file/kit.ts';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { payrollEndpoints } from '../endpoints.ts';
import { payRebateKind } from './kind.ts';
import { countedAmount, lawLimitOf } from './relief.ts';
import { taxInputs, type TaxInput } from './tax-inputs.ts';

const remark = { remark: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 255 }) };

/** What a declaration asks for, from the employee and from HR. */
const asked = {
  kind: f.reference({
    label: payRebateKind.label,
    required: true,
    to: 'pay_rebate_kind',
    name_field: 'title',
    aliases: ['kind', 'title', 'type', 'type of rebate'],
  }),
  amount: f.money({
    label: bilingual('Amount of the year', 'वर्षभरिको रकम'),
    required: true,
    min: 1,
    aliases: ['amount', 'premium', 'रकम'],
  }),
  from_month: f.month({
    label: bilingual('From month', 'कुन महिनादेखि'),
    help: bilingual(
      'It replaces an earlier declaration of the same rebate from this month on',
      'यसले त्यही छुटको अघिल्लो घोषणालाई यो महिनादेखि प्रतिस्थापन गर्छ',
    ),
    required: true,
    calendar: 'bs',
    aliases: ['from', 'month', 'effective from'],
  }),
} as const;
const papers = {
  proof: f.file({ label: bilingual('Proof', 'प्रमाण') }),
  document: f.file({ label: bilingual('Another document', 'अर्को कागजात') }),
} as const;

const limitOf = ({ tax_input, fiscal_year }: Readonly<Record<string, unknown>>): string | null =>
  lawLimitOf(tax_input as TaxInput, fiscal_year as string);

export const payRebate = defineEntity({
  name: 'pay_rebate',
  label: bilingual('Rebate declaration', 'कर छुटको घोषणा'),
  plural: bilingual('Rebate declarations', 'कर छुटका घोषणा'),
  owner: 'employee',
  name_field: 'kind',
  search: ['employee', 'kind'],
  sort: '-created_at',
  filled_by: ['organizationMember'],
  scopes: { own: { person: 'employee' }, organization: { code: ['11.99', '11.00'] } },
  fields: {
    employee: { ...employeeField, readonly: true },
    ...asked,
    fiscal_year: f.fiscalYear({ label: payRebateKind.fields.fiscal_year.label, required: true, readonly: true }),
    tax_input: f.choice({
      label: payRebateKind.fields.tax_input.label,
      required: true,
      readonly: true,
      choices: taxInputs,
    }),
    /** That of the kind, kept up to date. */
    cap: f.money({ label: payRebateKind.fields.cap.label, readonly: true }),
    law_limit: f.computed({
      label: payRebateKind.fields.law_limit.label,
      displayAs: 'money',
      value: (record) => limitOf(record),
    }),
    relief: f.computed({
      label: bilingual('Brings relief', 'छुट पाउने रकम'),
      displayAs: 'money',
      value: (record) => countedAmount(record['amount'] as string, record['cap'] as string | null, limitOf(record)),
    }),
    ...papers,
    entered_by: f.user({ label: bilingual('Entered by', 'राख्ने'), readonly: true }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Requested',
      states: {
        Requested: { label: bilingual('Requested', 'अनुरोध गरिएको'), tone: 'info' },
        Approved: { label: bilingual('Approved', 'स्वीकृत'), tone: 'positive' },
        Refused: { label: bilingual('Refused', 'अस्वीकृत'), tone: 'critical' },
        Cancelled: { label: bilingual('Cancelled', 'रद्द'), tone: 'neutral' },
      },
    }),
  },
  editable: { Requested: ['amount', 'from_month', 'proof', 'document'] },
  actions: {
    refuse: {
      label: bilingual('Refuse', 'अस्वीकार गर्नुहोस्'),
      tone: 'critical',
      from: ['Requested'],
      to: 'Refused',
      input: remark,
      viewers: ['hr'],
      flag: 'write',
      isBulk: true,
    },
    approve: {
      label: bilingual('Approve', 'स्वीकृत गर्नुहोस्'),
      tone: 'positive',
      from: ['Requested'],
      to: 'Approved',
      input: { remark: f.longText({ label: bilingual('Remarks', 'कैफियत'), max: 255 }) },
      viewers: ['hr'],
      flag: 'write',
      isBulk: true,
    },
    withdraw: {
      label: bilingual('Withdraw approval', 'स्वीकृति फिर्ता लिनुहोस्'),
      tone: 'critical',
      from: ['Approved'],
      to: 'Refused',
      input: remark,
      viewers: ['hr'],
      flag: 'write',
    },
    cancel: {
      label: bilingual('Cancel declaration', 'घोषणा रद्द गर्नुहोस्'),
      help: bilingual('HR no longer decides on this declaration.', 'मानव संसाधनले यस घोषणामा निर्णय गर्नु पर्दैन।'),
      tone: 'neutral',
      from: ['Requested'],
      to: 'Cancelled',
      viewers: ['user'],
      own: true,
    },
  },
});

/** A declaration that HR enters for an employee; it is approved with that. */
export const payRebateEntry = defineEntity({
  name: 'pay_rebate_entry',
  label: payRebate.label,
  fields: { employee: employeeField, ...asked, ...papers },
});

/** A row is a declaration that HR enters for an employee. */
export const payRebateSheet = defineEntity({
  name: 'pay_rebate_sheet',
  label: payRebate.label,
  plural: bilingual('Rebate declarations', 'कर छुटका घोषणा'),
  path: payrollEndpoints.importRebates,
  codes: { read: '11.00', write: '11.00' },
  name_field: 'employee',
  fields: { employee: employeeField, ...asked },
});
