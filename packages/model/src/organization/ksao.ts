/** What a job asks of people: abilities, knowledge, skills and other attributes, four lists of one shape. */
import { defineEntity } from '../kit/entity.ts';
import { f } from '../kit/fields.ts';
import { text, type Text } from '../kit/text.ts';

const attribute = <const N extends string>(name: N, path: `org/:org/${string}`, label: Text, plural: Text) =>
  defineEntity({
    name,
    label,
    plural,
    path,
    codes: { read: '2.18', write: '2.18' },
    fields: {
      name: f.text({ label: text('Name', 'नाम'), required: true, max: 120, unique: true }),
      description: f.longText({ label: text('Description', 'विवरण'), max: 1_000 }),
    },
  });

export const ability = attribute('ability', 'org/:org/ability', text('Ability', 'क्षमता'), text('Abilities', 'क्षमताहरू'));
export const knowledge = attribute(
  'knowledge',
  'org/:org/knowledge',
  text('Knowledge', 'ज्ञान'),
  text('Knowledge', 'ज्ञान'),
);
export const skill = attribute('skill', 'org/:org/skill', text('Skill', 'सीप'), text('Skills', 'सीपहरू'));
export const otherAttribute = attribute(
  'other_attribute',
  'org/:org/other-attribute',
  text('Other attribute', 'अन्य गुण'),
  text('Other attributes', 'अन्य गुणहरू'),
);
