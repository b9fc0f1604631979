/** Which template of a letter serves what. */
import { letterEvents, type LetterEvent } from '../hris/letters/letter.ts';
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

const of = (event: LetterEvent) =>
  f.reference({ label: letterEvents[event], to: 'letter_template', name_field: 'title' });

export const templateMapping = defineEntity({
  name: 'template_mapping',
  label: bilingual('Template mapping', 'ढाँचाको मिलान'),
  path: 'org/:org/settings/template-mapping',
  codes: { read: '2.15', write: '2.15' },
  single: true,
  fields: {
    appointment: of('Appointment'),
    confirmation: of('Confirmation'),
    promotion: of('Promotion'),
    transfer: of('Transfer'),
    upgrade: of('Upgrade'),
    demotion: of('Demotion'),
    extension: of('Extension'),
    experience: of('Experience'),
    no_objection: of('No objection'),
    warning: of('Warning'),
  },
});

/** The field that says which template serves an event. */
export const mappedField = {
  Appointment: 'appointment',
  Confirmation: 'confirmation',
  Promotion: 'promotion',
  Transfer: 'transfer',
  Upgrade: 'upgrade',
  Demotion: 'demotion',
  Extension: 'extension',
  Experience: 'experience',
  'No objection': 'no_objection',
  Warning: 'warning',
} as const satisfies Record<LetterEvent, keyof typeof templateMapping.fields>;
