/** What someone brings to their work, of the organisation's lists of knowledge, skills, abilities and other attributes. */
import { defineEntity } from '../../kit/entity.ts';
import { f } from '../../kit/fields.ts';
import { bilingual } from '../../kit/text.ts';
import { ability, knowledge, otherAttribute, skill } from '../../organization/ksao.ts';
import { employeeField, openScopes, personnelFile } from './kit.ts';

/** The field in which an assignment names what it assigns, by its kind. */
export const ksaoFields = {
  Knowledge: 'knowledge',
  Skill: 'skill',
  Ability: 'ability',
  'Other attribute': 'other_attribute',
} as const;
export type KsaoKind = keyof typeof ksaoFields;

const of = (kind: KsaoKind) => (record: { readonly kind?: string | null }) => record.kind === kind;

export const ksaoAssignment = defineEntity({
  name: 'ksao_assignment',
  label: bilingual('Assigned KSAO', 'तोकिएका ज्ञान, सीप र क्षमता'),
  plural: bilingual('Assigned KSAO', 'तोकिएका ज्ञान, सीप र क्षमता'),
  path: 'hris/:org/ksao-assignment',
  codes: { read: 'organizationMember', write: '2.18' },
  personnelFile,
  scopes: { ...openScopes, organization: { code: ['3.99', '2.18'] } },
  name_field: 'title',
  search: ['employee'],
  sort: 'employee',
  fields: {
    employee: employeeField,
    kind: f.choice({
      label: bilingual('Type', 'प्रकार'),
      required: true,
      choices: {
        Knowledge: knowledge.label,
        Skill: skill.label,
        Ability: ability.label,
        'Other attribute': otherAttribute.label,
      },
    }),
    knowledge: f.reference({ label: knowledge.label, required: true, to: 'knowledge', name_field: 'name' }),
    skill: f.reference({ label: skill.label, required: true, to: 'skill', name_field: 'name' }),
    ability: f.reference({ label: ability.label, required: true, to: 'ability', name_field: 'name' }),
    other_attribute: f.reference({
      label: otherAttribute.label,
      required: true,
      to: 'other_attribute',
      name_field: 'name',
    }),
    /** What is assigned, of whichever kind. */
    title: f.computed({
      label: bilingual('Name', 'नाम'),
      displayAs: 'text',
      value: (record) => {
        const held = record[ksaoFields[record.kind as KsaoKind]] as { readonly name: string } | null;
        return held?.name ?? null;
      },
    }),
    held_level: f.choice({
      label: bilingual('Current level', 'हालको स्तर'),
      choices: {
        Basic: bilingual('Basic', 'आधारभूत'),
        Intermediate: bilingual('Intermediate', 'मध्यम'),
        Advanced: bilingual('Advanced', 'उच्च'),
        Expert: bilingual('Expert', 'विशेषज्ञ'),
      },
    }),
    is_key: f.boolean({
      label: bilingual('Essential', 'अत्यावश्यक'),
      help: bilingual('Required to do this job.', 'यो काम गर्न नभई नहुने।'),
      default: false,
    }),
  },
  visibleWhen: {
    knowledge: of('Knowledge'),
    skill: of('Skill'),
    ability: of('Ability'),
    other_attribute: of('Other attribute'),
  },
  unique: [
    ['employee', 'knowledge'],
    ['employee', 'skill'],
    ['employee', 'ability'],
    ['employee', 'other_attribute'],
  ],
});

/** Everyone who works in a job is assigned what the job asks for and they do not have. */
export const assignByJobTitle = defineEntity({
  name: 'ksao_by_job_title',
  label: bilingual('Job requirements', 'पदका लागि चाहिने ज्ञान, सीप र क्षमता'),
  fields: {
    job_title: f.reference({
      label: bilingual('Job title', 'पद'),
      required: true,
      to: 'job_title',
      name_field: 'title',
    }),
  },
});
