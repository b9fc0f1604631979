/**
 * The common lists: what records of people and things are sorted by. Each organisation keeps its own and is founded with the usual
 * entries of Nepal. All have one shape: a name, unique in the organisation.
 */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import type { PermissionCode } from '../kit/permissions.ts';
import { bilingual, type Text } from '../kit/text.ts';

const name = f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, unique: true });

const commonList = <const N extends string>(
  entity: N,
  path: `commons/:org/${string}`,
  write: PermissionCode,
  label: Text,
  plural: Text,
) =>
  defineEntity({ name: entity, label, plural, path, codes: { read: 'organizationMember', write }, fields: { name } });

export const religion = commonList(
  'religion',
  'commons/:org/religion',
  '10.06',
  bilingual('Religion', 'धर्म'),
  bilingual('Religions', 'धर्महरू'),
);

export const ethnicity = commonList(
  'ethnicity',
  'commons/:org/ethnicity',
  '10.06',
  bilingual('Ethnicity', 'जातजाति'),
  bilingual('Ethnicities', 'जातजाति'),
);

export const documentCategory = commonList(
  'document_category',
  'commons/:org/document-category',
  '10.03',
  bilingual('Document category', 'कागजातको वर्ग'),
  bilingual('Document categories', 'कागजातका वर्ग'),
);

export const equipmentCategory = commonList(
  'equipment_category',
  'commons/:org/equipment-category',
  '10.05',
  bilingual('Equipment category', 'उपकरणको वर्ग'),
  bilingual('Equipment categories', 'उपकरणका वर्ग'),
);

export const holidayCategory = commonList(
  'holiday_category',
  'commons/:org/holiday-category',
  '10.07',
  bilingual('Holiday category', 'सार्वजनिक बिदाको वर्ग'),
  bilingual('Holiday categories', 'सार्वजनिक बिदाका वर्ग'),
);

/** Degrees by their rank: a greater one is the higher degree. */
export const educationDegree = defineEntity({
  name: 'education_degree',
  label: bilingual('Education degree', 'शैक्षिक उपाधि'),
  plural: bilingual('Education degrees', 'शैक्षिक उपाधि'),
  path: 'commons/:org/education-degree',
  codes: { read: 'organizationMember', write: '10.11' },
  sort: 'rank',
  fields: {
    name,
    rank: f.number({ label: bilingual('Rank', 'क्रम'), required: true, min: 1, max: 99 }),
  },
});

/** Places of work that are no branch: where someone is sent, and of which category by remoteness. */
export const dutyStation = defineEntity({
  name: 'duty_station',
  label: bilingual('Duty station', 'कार्यस्थल'),
  plural: bilingual('Duty stations', 'कार्यस्थलहरू'),
  path: 'commons/:org/duty-station',
  codes: { read: 'organizationMember', write: '10.10' },
  fields: {
    name,
    code: f.text({ label: bilingual('Code', 'कोड'), max: 20, format: 'code', unique: true }),
    remoteness: f.choice({
      label: bilingual('Remoteness', 'दुर्गमता'),
      help: bilingual(
        'Remote area class A to E, used for allowances and the tax rebate.',
        'भत्ता र कर छुटका लागि दुर्गम क्षेत्रको वर्ग, क देखि ङसम्म।',
      ),
      required: true,
      default: 'None',
      choices: {
        None: bilingual('Not remote', 'दुर्गम होइन'),
        A: bilingual('A', 'क'),
        B: bilingual('B', 'ख'),
        C: bilingual('C', 'ग'),
        D: bilingual('D', 'घ'),
        E: bilingual('E', 'ङ'),
      },
    }),
    address: f.text({ label: bilingual('Address', 'ठेगाना'), max: 200 }),
  },
});
