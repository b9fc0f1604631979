/** What the organisation stands for, for all its people to read. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { bilingual } from '../kit/text.ts';

export const visionMission = defineEntity({
  name: 'vision_mission',
  label: bilingual('Mission and vision', 'ध्येय र दृष्टिकोण'),
  path: 'org/:org/vision-mission',
  codes: { read: 'organizationMember', write: '2.05' },
  single: true,
  fields: {
    vision: f.richText({ label: bilingual('Vision', 'दृष्टिकोण'), max: 10_000 }),
    mission: f.richText({ label: bilingual('Mission', 'ध्येय'), max: 10_000 }),
  },
});

/** Rules of conduct as a tree: a chapter and what is under it, by their order. */
export const ethics = defineEntity({
  name: 'ethics',
  label: bilingual('Rule of conduct', 'आचारसंहिताको नियम'),
  plural: bilingual('Ethics', 'आचारसंहिता'),
  path: 'org/:org/ethics',
  codes: { read: 'organizationMember', write: '2.08' },
  parent: 'parent',
  sort: 'position',
  fields: {
    title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 200, unique: true }),
    parent: f.reference({ label: bilingual('Under', 'अन्तर्गत'), to: 'ethics', name_field: 'title' }),
    position: f.number({ label: bilingual('Order', 'क्रम'), required: true, default: 1, min: 1, max: 999 }),
    content: f.richText({ label: bilingual('Text', 'पाठ'), max: 20_000 }),
  },
});

/** Papers of the organisation; people see those that are published. */
export const organizationDocument = defineEntity({
  name: 'organization_document',
  label: bilingual('Document', 'कागजात'),
  plural: bilingual('Documents', 'कागजात'),
  path: 'org/:org/document',
  codes: { read: 'organizationMember', write: '2.03' },
  sort: '-created_at',
  archive: true,
  scopes: {
    organization: { code: '2.03' },
    those_it_is_for: {
      members: { branches: 'branch', divisions: 'division' },
      when: { is_published: [true], archived: false },
    },
  },
  fields: {
    title: f.text({ label: bilingual('Title', 'शीर्षक'), required: true, max: 200, unique: true }),
    category: f.reference({ label: bilingual('Category', 'वर्ग'), to: 'document_category', name_field: 'name' }),
    description: f.longText({ label: bilingual('Description', 'विवरण'), max: 1_000 }),
    file: f.file({ label: bilingual('File', 'फाइल'), required: true }),
    is_published: f.boolean({ label: bilingual('Published', 'प्रकाशित'), default: true }),
    branches: f.multiReference({
      label: bilingual('Branches', 'शाखाहरू'),
      help: bilingual('Leave empty for everyone.', 'सबैका लागि हो भने खाली छोड्नुहोस्।'),
      to: 'branch',
      name_field: 'name',
    }),
    divisions: f.multiReference({
      label: bilingual('Divisions', 'महाशाखाहरू'),
      help: bilingual('Leave empty for everyone.', 'सबैका लागि हो भने खाली छोड्नुहोस्।'),
      to: 'division',
      name_field: 'name',
    }),
  },
});
