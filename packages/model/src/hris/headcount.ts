/** Headcount as a movement: who was there at first, who came and went, and who is there at the end, by branch, division or job title. */
import { countedAs } from '../kit/counted.ts';
import { f } from '../kit/fields.ts';
import { defineQuery } from '../kit/query.ts';
import { bilingual } from '../kit/text.ts';
import { employee } from './employee.ts';
import { placeOf } from './of-person.ts';
import { staffMovement } from './turnover.ts';

const { fields } = employee;

/** What the headcount is counted by. */
export const headcountUnits = {
  branch: fields.branch.label,
  division: fields.division.label,
  job_title: fields.job_title.label,
} as const;
export type HeadcountUnit = keyof typeof headcountUnits;

/** The figures of a period, in the order in which they add up. */
export const headcountFigures = {
  opening: bilingual('Opening headcount', 'सुरुको कर्मचारी सङ्ख्या'),
  joined: bilingual('Joined', 'नियुक्त भएको'),
  transferred_in: bilingual('Transferred in', 'सरुवा भई आएका'),
  transferred_out: bilingual('Transferred out', 'सरुवा भई गएका'),
  left: bilingual('Departed', 'छाडेको'),
  closing: bilingual('Closing headcount', 'अन्तिम कर्मचारी सङ्ख्या'),
} as const;
export type HeadcountFigure = keyof typeof headcountFigures;

/** The name of the row of people without a unit. */
export const noUnit = bilingual('Not set', 'तोकिएको छैन');

const figure = (name: HeadcountFigure) => f.number({ label: headcountFigures[name], required: true });
const unit = f.choice({
  label: bilingual('Group by', 'समूहको आधार'),
  required: true,
  default: 'branch',
  choices: headcountUnits,
});
const narrows = {
  entity: staffMovement,
  filters: ['branch', 'division', 'job_title', 'employment_type', 'employment_level', 'gender'],
} as const;
const help = bilingual(
  'Opening + joined + transferred in − transferred out − departed = closing. The last day of work still counts; a break in employment is a departure and a new hire.',
  'सुरु + नियुक्त + सरुवा भई आएका − सरुवा भई गएका − छाडेका = अन्तिम। कामको अन्तिम दिन पनि गनिन्छ; रोजगारीको अन्तराल छाडेको र पुनः नियुक्ति मानिन्छ।',
);

/**
 * The figures of each unit in a period. Records of employment without a day between them are one service: its first day is a joining, its last
 * one a departure, and a record of another unit within it is a transfer on the day on which it takes effect, out of the one unit and into the
 * other. Someone who moves twice is counted at each move. Whose last day is that of the period has left, and is not in its closing headcount.
 */
export const headcountMovement = defineQuery({
  name: 'headcount_movement',
  label: bilingual('Headcount movement', 'कर्मचारी सङ्ख्याको घटबढ'),
  path: 'hris/:org/headcount',
  code: '4.01',
  period: 'this_fiscal_year',
  input: { unit },
  narrows,
  rows: {
    unit_name: f.text({ label: bilingual('Unit', 'एकाइ'), required: true, max: 200, in_nepali: 'unit_in_nepali' }),
    unit_in_nepali: f.text({ label: bilingual('Unit in Nepali', 'नेपालीमा एकाइ'), max: 200 }),
    opening: figure('opening'),
    joined: figure('joined'),
    transferred_in: figure('transferred_in'),
    transferred_out: figure('transferred_out'),
    left: figure('left'),
    closing: figure('closing'),
  },
  sums: ['opening', 'joined', 'transferred_in', 'transferred_out', 'left', 'closing'],
  // Of all units together, as many are transferred in as out.
  headline: ['opening', 'joined', 'left', 'closing'],
  sort: '-closing',
  name_field: 'unit_name',
  search: ['unit_name'],
  question: bilingual('How did headcount change in each unit?', 'हरेक एकाइमा कर्मचारी सङ्ख्या कसरी घटबढ भयो?'),
  help,
  columns: ['unit_name', 'opening', 'joined', 'transferred_in', 'transferred_out', 'left', 'closing'],
});

/** The people of one figure, each with where they were counted. */
export const headcountPeople = defineQuery({
  name: 'headcount_people',
  label: bilingual('People of a headcount', 'कर्मचारी सङ्ख्याका कर्मचारी'),
  path: 'hris/:org/headcount-people',
  code: '4.01',
  period: 'this_fiscal_year',
  input: {
    figure: f.choice({
      label: bilingual('Headcount figure', 'कर्मचारी सङ्ख्याको अङ्क'),
      required: true,
      default: 'closing',
      choices: headcountFigures,
    }),
    unit,
  },
  narrows,
  rows: {
    employee: f.user({ label: bilingual('Name', 'नाम'), required: true }),
    employee_code: placeOf('employee').employee_code,
    /** First day, last day or the day of the transfer; of people who are counted at the beginning or the end, since when they are there. */
    happened_on: f.date({ label: bilingual('Date', 'मिति'), required: true }),
    unit_branch: f.reference({ ...fields.branch, label: bilingual('Branch at the time', 'त्यतिबेलाको शाखा') }),
    unit_division: f.reference({ ...fields.division, label: bilingual('Division at the time', 'त्यतिबेलाको महाशाखा') }),
    unit_job_title: f.reference({ ...fields.job_title, label: bilingual('Job title at the time', 'त्यतिबेलाको पद') }),
    /** Of a transfer, the unit on its other side. */
    other_unit: f.text({ label: bilingual('From or to', 'कहाँबाट वा कहाँ'), max: 200 }),
  },
  counted: countedAs.people,
  sort: '-happened_on',
  name_field: 'employee',
  search: ['employee', 'employee_code'],
  question: bilingual('Who is counted in a headcount figure?', 'कर्मचारी सङ्ख्याको अङ्कमा को गनिएका छन्?'),
  help,
  filters: ['employee', 'unit_branch', 'unit_division', 'unit_job_title'],
  columns: ['employee', 'employee_code', 'happened_on', 'unit_branch', 'unit_division', 'unit_job_title', 'other_unit'],
  empty: bilingual('No one is counted here in this period.', 'यस अवधिमा यहाँ कोही गनिएको छैन।'),
});
