/** Imports of payroll from elsewhere. One import is one register; it is stored whole, published, and withdrawn whole. */
import * as z from 'zod/mini';
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { archivedPayslip } from './payslip.ts';
import { archiveMessages as says } from './messages.ts';
import { oldHeadingTypes, type OldHeadingType } from './old-heading.ts';

export const archivePeriods = {
  month: bilingual('A month', 'एक महिना'),
  year: bilingual('A fiscal year', 'एक आर्थिक वर्ष'),
} as const;

export const archivePurposes = {
  archive: bilingual('Archive, which employees may see', 'अभिलेख, कर्मचारीले देख्न सक्ने'),
  comparison: bilingual('Comparison with a payroll here', 'यहाँको तलबसँग तुलना'),
} as const;
export type ArchivePurpose = keyof typeof archivePurposes;

const { month, fiscal_year, status, withdrawal_reason } = archivedPayslip.fields;
const sum = (label: ReturnType<typeof bilingual>) => f.money({ label, required: true, readonly: true });

export const archivedPayImport = defineEntity({
  name: 'archived_pay_import',
  label: bilingual('Import of archived payroll', 'पुरानो तलबको आयात'),
  plural: bilingual('Imports of archived payroll', 'पुरानो तलबका आयात'),
  name_field: 'name',
  search: ['name'],
  sort: '-created_at',
  scopes: { organization: { code: ['11.99', '11.00'] } },
  fields: {
    name: f.text({ label: bilingual('File', 'फाइल'), required: true, readonly: true, max: 255 }),
    purpose: f.choice({
      label: bilingual('Purpose', 'प्रयोजन'),
      required: true,
      readonly: true,
      default: 'archive',
      choices: archivePurposes,
    }),
    period: f.choice({
      label: bilingual('Figures of', 'कहिलेका रकम'),
      required: true,
      readonly: true,
      choices: archivePeriods,
    }),
    month: f.month({ label: month.label, readonly: true }),
    fiscal_year,
    starts_on: f.date({ label: bilingual('Begins on', 'सुरु मिति'), required: true, readonly: true }),
    people: f.number({ label: bilingual('Employees', 'कर्मचारी'), required: true, readonly: true }),
    earnings: sum(bilingual('Earnings', 'आम्दानी')),
    deductions: sum(bilingual('Deductions', 'कट्टी')),
    tax: sum(bilingual('Tax', 'कर')),
    employer_shares: sum(bilingual('Employer contributions', 'रोजगारदाताको योगदान')),
    net: sum(bilingual('Net pay', 'खुद भुक्तानी')),
    imported_by: f.user({ label: bilingual('Imported by', 'आयात गर्ने'), readonly: true }),
    withdrawal_reason,
    status: f.status({
      label: status.label,
      initial: 'Waiting',
      states: {
        ...status.states,
        // Of a comparison, which is never published.
        Compared: { label: bilingual('For comparison', 'तुलनाका लागि'), tone: 'info' },
      },
    }),
  },
  actions: {
    publish: {
      label: bilingual('Publish', 'प्रकाशन गर्नुहोस्'),
      help: bilingual('The employees see these payslips.', 'कर्मचारीले यी तलब पर्ची देख्छन्।'),
      tone: 'positive',
      from: ['Waiting'],
      to: 'Published',
      viewers: ['hr'],
      flag: 'write',
    },
    withdraw: {
      label: bilingual('Withdraw', 'फिर्ता लिनुहोस्'),
      tone: 'critical',
      from: ['Waiting', 'Published', 'Compared'],
      to: 'Withdrawn',
      input: { remark: f.longText({ label: bilingual('Reason', 'कारण'), required: true, max: 255 }) },
      viewers: ['hr'],
      flag: 'write',
    },
  },
});

/** What is asked before a register is read. @param calendar that of the fiscal years */
export const archiveOrder = (calendar: 'bs' | 'ad') =>
  defineEntity({
    name: 'archived_pay_order',
    label: archivedPayImport.label,
    fields: {
      purpose: { ...archivedPayImport.fields.purpose, readonly: false },
      period: f.choice({
        label: archivedPayImport.fields.period.label,
        required: true,
        default: 'month',
        choices: archivePeriods,
      }),
      month: f.month({ label: month.label, calendar }),
      fiscal_year: f.reference({
        label: fiscal_year.label,
        to: 'fiscal_year',
        name_field: 'name',
        has_figures: true,
      }),
    },
    visibleWhen: {
      period: ({ purpose }) => purpose !== 'comparison',
      month: ({ purpose, period }) => purpose === 'comparison' || period === 'month',
      fiscal_year: ({ purpose, period }) => purpose !== 'comparison' && period === 'year',
    },
    rules: ({ purpose, period, month: chosen, fiscal_year: year }) =>
      (purpose === 'comparison' || period === 'month') && !chosen
        ? { month: [says.needsMonth] }
        : purpose !== 'comparison' && period === 'year' && !year
          ? { fiscal_year: [says.needsYear] }
          : undefined,
  });

const headingTypes = Object.keys(oldHeadingTypes) as [OldHeadingType, ...OldHeadingType[]];

/** Headings of a register, as HR matched them. */
export const oldHeadingMatches = z.strictObject({
  headings: z
    .array(
      z.strictObject({
        name: z.string().check(z.minLength(1), z.maxLength(120)),
        type: z.enum(headingTypes),
      }),
    )
    .check(z.minLength(1), z.maxLength(200)),
});

const text = z.object({ en: z.string(), ne: z.string() });
const cell = z.object({ cell: z.string(), message: text });

/** Problems or notices of cells that an answer names. */
export const mostCells = 100;

/** What a register holds, before and after it is stored. */
export const archiveLook = z.object({
  /** Columns of amounts in the order of the file. */
  columns: z.array(
    z.object({
      heading: z.string(),
      /** Such as D. */
      column: z.string(),
      type: z.enum(headingTypes),
      /** False: the type is a guess, to be confirmed before anything is stored. */
      is_known: z.boolean(),
      sum: z.string(),
    }),
  ),
  people: z.number(),
  net: z.string(),
  /** Cells that keep the register from being stored; at most `mostCells` of `problem_count`. */
  problems: z.array(cell),
  problem_count: z.number(),
  /** Cells to look at; the register can be stored with them. */
  notices: z.array(cell),
  notice_count: z.number(),
  /** The import; null: nothing is stored. */
  stored: z.nullable(z.number()),
});
export type ArchiveLook = z.infer<typeof archiveLook>;
