/** Things that the organisation lends to its people, and who had them. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { count } from '../kit/report.ts';
import { text } from '../kit/text.ts';
import { organizationMessages } from './messages.ts';

export const equipment = defineEntity({
  name: 'equipment',
  label: text('Equipment', 'उपकरण'),
  plural: text('Equipment', 'उपकरणहरू'),
  path: 'org/:org/equipment',
  codes: { read: '2.09', write: '2.09' },
  search: ['name', 'tag', 'serial_number'],
  archive: true,
  fields: {
    name: f.text({ label: text('Name', 'नाम'), required: true, max: 120 }),
    tag: f.text({ label: text('Tag', 'ट्याग'), required: true, max: 40, format: 'code', unique: true }),
    serial_number: f.text({ label: text('Serial number', 'क्रम संख्या'), max: 80 }),
    category: f.reference({ label: text('Category', 'वर्ग'), to: 'equipment_category', name_field: 'name' }),
    branch: f.reference({ label: text('Branch', 'शाखा'), to: 'branch', name_field: 'name' }),
    bought_on: f.date({ label: text('Bought on', 'किनेको मिति') }),
    price: f.money({ label: text('Price', 'मूल्य'), min: 0 }),
    condition: f.choice({
      label: text('Condition', 'अवस्था'),
      required: true,
      default: 'Good',
      choices: {
        Good: text('Good', 'राम्रो'),
        Damaged: text('Damaged', 'बिग्रेको'),
        Lost: text('Lost', 'हराएको'),
      },
    }),
    /** Who has it now, by the assignments; nobody where it is idle. */
    holder: f.user({ label: text('With', 'सँग'), readonly: true }),
    assignments: f.list({
      label: text('Who had it', 'कसले पाएको'),
      max: 200,
      item: {
        employee: f.user({ label: text('Employee', 'कर्मचारी'), required: true }),
        assigned_on: f.date({ label: text('Given on', 'दिएको मिति'), required: true }),
        returned_on: f.date({ label: text('Returned on', 'फिर्ता मिति') }),
        remarks: f.text({ label: text('Remarks', 'कैफियत'), max: 255 }),
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
      label: text('Equipment by condition', 'अवस्थाअनुसार उपकरण'),
      groupBy: 'condition',
      measures: { things: count() },
      chart: 'donut',
    },
  },
});
