/** Generating the penalties of some days: whom they concern and why, looked at before they are stored. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { messages } from '../../kit/messages.ts';
import { defineOperation } from '../../kit/operation.ts';
import { bilingual } from '../../kit/text.ts';
import { attendanceEndpoints } from '../endpoints.ts';
import { attendanceMessages } from '../messages.ts';
import { penalty } from './penalty.ts';

/** A penalty is generated for so many days at once at most: a fiscal year. */
const mostPenaltyDays = 366;

/** For which days penalties are generated. */
const penaltyGeneration = defineEntity({
  name: 'penalty_generation',
  label: bilingual('Penalty generation', 'जरिवाना निकाल्ने'),
  fields: {
    starts_on: f.date({ label: bilingual('From', 'देखि'), required: true, format: 'past' }),
    ends_on: f.date({ label: bilingual('Until', 'सम्म'), required: true, format: 'past' }),
    rule: f.reference({
      label: bilingual('Penalty rule', 'जरिवानाको नियम'),
      help: bilingual('Leave empty for all rules', 'सबै नियमका लागि खाली छोड्नुहोस्'),
      to: 'penalty_rule',
      name_field: 'name',
    }),
  },
  rules: ({ starts_on, ends_on }) => {
    if (ends_on < starts_on) return { ends_on: [messages.untilBeforeFrom] };
    if (Date.parse(ends_on) - Date.parse(starts_on) >= mostPenaltyDays * 86_400_000)
      return { ends_on: [attendanceMessages.rangeTooLong({ most: mostPenaltyDays })] };
    return undefined;
  },
});

const { employee, trigger, occurrences, occurred_on, action, rule, days } = penalty.fields;

/** Each penalty that is not there yet. */
export const generatePenalties = defineOperation({
  name: 'generate_penalties',
  label: bilingual('Generate penalties', 'जरिवाना निकाल्नुहोस्'),
  path: attendanceEndpoints.penaltyGeneration,
  code: '5.18',
  input: penaltyGeneration,
  rows: {
    employee,
    trigger,
    occurrences,
    occurred_on,
    /** Null of a warning. */
    days: f.decimal({ label: days.label, decimals: 2 }),
    action,
    rule,
  },
  per: 'employee',
  confirm: bilingual('Generate penalties? Employees: {count}', 'जरिवाना निकाल्ने? कर्मचारी: {count}'),
  note: bilingual('No one is notified before you confirm a penalty.', 'तपाईंले पुष्टि नगरेसम्म कसैलाई सूचना जाँदैन।'),
  empty: bilingual('No new penalties for these days.', 'यी दिनमा नयाँ जरिवाना छैन।'),
  undo: {
    label: bilingual('Undo generation', 'निकालेको फिर्ता लिनुहोस्'),
    confirm: bilingual(
      'Withdraw the penalties of this run that are not confirmed or cancelled?',
      'यसबाट निस्केका, पुष्टि वा रद्द नभएका जरिवाना फिर्ता लिने?',
    ),
  },
});
