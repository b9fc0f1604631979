import { defineEntity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import { expect, it } from 'vitest';

const { existingFields } = await import('./existing-fields.ts');

const fine = defineEntity({
  name: 'fine',
  label: bilingual('Fine', 'जरिवाना'),
  name_field: 'action',
  fields: {
    action: f.text({ label: bilingual('Action', 'कारबाही'), max: 20 }),
    days: f.number({ label: bilingual('Days', 'दिन') }),
    note: f.text({ label: bilingual('Note', 'टिपोट'), max: 20 }),
  },
  visibleWhen: { days: ({ action }) => action !== 'Warning' },
});
const names = (record: object) => Object.keys(existingFields(fine, { id: 1, ...record }, ['action', 'days', 'note']));

it('leaves out an empty field that the other values of the record hide, and no other', () => {
  expect(names({ action: 'Warning', days: null, note: null })).toEqual(['action', 'note']);
  expect(names({ action: 'Deduction', days: null, note: null })).toEqual(['action', 'days', 'note']);
  // What was stored before the rule came is shown.
  expect(names({ action: 'Warning', days: 1, note: 'Late' })).toEqual(['action', 'days', 'note']);
});

it('leaves out every field without a value of a request [E38]', () => {
  const record = { id: 1, action: 'Deduction', days: 0, note: null };
  expect(Object.keys(existingFields(fine, record, ['action', 'days', 'note'], true))).toEqual(['action', 'days']);
  expect(Object.keys(existingFields(fine, { ...record, note: '' }, ['action', 'note'], true))).toEqual(['action']);
});
