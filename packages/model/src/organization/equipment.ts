/** Things that the organisation lends to its people, and who had them. */
import { countedAs } from '../kit/counted.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { count } from '../kit/report.ts';
import { bilingual } from '../kit/text.ts';
import { organizationMessages } from './messages.ts';

export const equipment = defineEntity({
  name: 'equipment',
  label: bilingual('Equipment', 'उपकरण'),
  plural: bilingual('Equipment', 'उपकरण'),
  path: 'org/:org/equipment',
  codes: { read: '2.09', write: '2.09' },
  search: ['name', 'tag', 'serial_number'],
  archive: true,
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120 }),
    tag: f.text({ label: bilingual('Tag', 'ट्याग'), required: true, max: 40, format: 'code', unique: true }),
    serial_number: f.text({ label: bilingual('Serial number', 'सिरियल नम्बर'), max: 80 }),
    category: f.reference({ label: bilingual('Category', 'वर्ग'), to: 'equipment_category', name_field: 'name' }),
    branch: f.reference({ label: bilingual('Branch', 'शाखा'), to: 'branch', name_field: 'name' }),
    bought_on: f.date({ label: bilingual('Purchased on', 'किनेको मिति') }),
    price: f.money({ label: bilingual('Price', 'मूल्य'), min: 0 }),
    condition: f.choice({
      label: bilingual('Condition', 'अवस्था'),
      required: true,
      default: 'Good',
      choices: {
        Good: bilingual('Good', 'राम्रो'),
        Damaged: bilingual('Damaged', 'बिग्रेको'),
        Lost: bilingual('Lost', 'हराएको'),
      },
    }),
    /** Who has it now, by the assignments; no one where it is idle. */
    holder: f.user({ label: bilingual('Held by', 'कोसँग छ'), readonly: true }),
    assignments: f.lines({
      label: bilingual('History', 'इतिहास'),
      one: bilingual('assignment', 'जारी'),
      max: 200,
      item: {
        employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true }),
        assigned_on: f.date({ label: bilingual('Issued on', 'जारी मिति'), required: true }),
        returned_on: f.date({ label: bilingual('Returned on', 'फिर्ता मिति') }),
        remarks: f.text({ label: bilingual('Remarks', 'कैफियत'), max: 255 }),
      },
    }),
  },
  rules: ({ assignments }) => {
    const sorted = (assignments ?? []).toSorted((a, b) => a.assigned_on.localeCompare(b.assigned_on));
    for (const [index, each] of sorted.entries()) {
      if (each.returned_on !== null && each.returned_on < each.assigned_on)
        return { assignments: [organizationMessages.returnedBeforeGiven] };
      const next = sorted[index + 1];
      if (next && (each.returned_on === null || next.assigned_on < each.returned_on))
        return { assignments: [organizationMessages.givenAgain({ day: next.assigned_on })] };
    }
    return undefined;
  },
  reports: {
    by_condition: {
      label: bilingual('Equipment by condition', 'अवस्थाअनुसार उपकरण'),
      question: bilingual('In what condition is the equipment?', 'उपकरण कस्तो अवस्थामा छन्?'),
      help: bilingual('Equipment that is not archived.', 'अभिलेखमा नराखिएका उपकरण।'),
      shape: 'pivot',
      opensOn: 'now',
      order: 'most',
      counted: countedAs.things,
      groupBy: 'condition',
      measures: { things: count() },
      chart: 'donut',
    },
  },
});
