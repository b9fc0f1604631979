/** The roster: which shift is planned for a person on a day, or that the day is off. */
import { countedAs } from '../../kit/counted.ts';
import { placeOf } from '../../hris/of-person.ts';
import { defineEntity, type EntityRecord } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { count } from '../../kit/report.ts';
import { bilingual } from '../../kit/text.ts';

export const rosterSources = {
  manual: bilingual('Manual', 'हातले'),
  pattern: bilingual('From a pattern', 'ढाँचाबाट'),
  swap: bilingual('Swap', 'साटासाट'),
} as const;

/** The branch is that of the plan. */
const place = placeOf('employee', 'day');

/**
 * A plan is never rewritten: another one takes its place, so that its id is its version. A day has one published plan at most, and beside
 * it one draft, which takes its place once it is published.
 */
export const rosterEntry = defineEntity({
  name: 'roster_entry',
  label: bilingual('Planned shift', 'तोकिएको सिफ्ट'),
  plural: bilingual('Roster', 'कार्य तालिका'),
  name_field: 'employee',
  search: ['employee'],
  sort: 'day',
  owner: 'employee',
  unique: [['employee', 'day', 'is_published']],
  scopes: {
    own: { person: 'employee', when: { is_published: [true] } },
    team: { supervises: 'employee' },
    organization: { code: '5.06' },
  },
  fields: {
    employee: f.user({ label: bilingual('Employee', 'कर्मचारी'), required: true, readonly: true }),
    employee_code: place.employee_code,
    division: place.division,
    day: f.date({ label: bilingual('Day', 'दिन'), required: true, readonly: true }),
    /** Null plans a day off. */
    work_shift: f.reference({
      label: bilingual('Work shift', 'कार्य सिफ्ट'),
      to: 'work_shift',
      name_field: 'name',
      readonly: true,
    }),
    /** That of the employee when the day was planned. */
    branch: f.reference({ label: bilingual('Branch', 'शाखा'), to: 'branch', name_field: 'name', readonly: true }),
    is_published: f.boolean({ label: bilingual('Published', 'प्रकाशित'), default: false, readonly: true }),
    /** A draft that takes the published plan away. */
    is_removed: f.boolean({ label: bilingual('To be removed', 'हटाइने'), default: false, readonly: true }),
    source: f.choice({
      label: bilingual('Source', 'स्रोत'),
      required: true,
      readonly: true,
      choices: rosterSources,
    }),
  },
  reports: {
    by_shift: {
      label: bilingual('Roster by shift and branch', 'सिफ्ट र शाखाअनुसार कार्य तालिका'),
      question: bilingual('How many people are rostered for each shift?', 'प्रत्येक सिफ्टमा कति जना तोकिएका छन्?'),
      help: bilingual(
        'Published plans alone: one for each employee and day.',
        'प्रकाशित योजना मात्र: प्रत्येक कर्मचारी र दिनको एक।',
      ),
      shape: 'pivot',
      opensOn: 'this_month',
      order: 'most',
      counted: countedAs.personDays,
      groupBy: 'work_shift',
      pivot: 'branch',
      period: 'day',
      measures: { days: count() },
      where: { is_published: 'true', work_shift__isnull: 'false' },
      filters: ['work_shift', 'branch', 'division', 'employee', 'source'],
      columns: ['employee', 'day', 'work_shift', 'branch', 'source'],
      sort: 'day',
      empty: bilingual('No shifts planned for this period.', 'यो अवधिमा सिफ्ट तोकिएको छैन।'),
    },
  },
});

export type RosterEntry = EntityRecord<typeof rosterEntry>;
