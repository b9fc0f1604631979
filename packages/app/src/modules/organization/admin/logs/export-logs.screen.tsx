import { entities } from '@karmik/model/entities';
import { defineEntity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import { listScreen } from '../../../../screens/kit/screens.ts';
import { useModelText } from '../../../../texts/texts.ts';

/** What the list of exports answers; no one writes it. */
const exportLog = defineEntity({
  name: 'export_log',
  label: bilingual('Export', 'निर्यात'),
  plural: bilingual('Export logs', 'निर्यात अभिलेख'),
  name_field: 'user',
  fields: {
    user: f.user({ label: bilingual('Person', 'व्यक्ति'), required: true }),
    entity: f.text({ label: bilingual('What', 'के'), required: true, max: 80 }),
    format: f.choice({
      label: bilingual('Format', 'ढाँचा'),
      required: true,
      choices: {
        csv: bilingual('CSV', 'CSV'),
        xlsx: bilingual('Excel', 'एक्सेल'),
        pdf: bilingual('PDF', 'PDF'),
        txt: bilingual('Plain text', 'टेक्स्ट'),
      },
    }),
    row_count: f.number({ label: bilingual('Rows', 'पङ्क्ति') }),
    finished_at: f.instant({ label: bilingual('Finished', 'सकिएको') }),
  },
});

const plurals = new Map(entities.map(({ name, label, plural }) => [name, plural ?? label]));

function What({ record }: { record: { readonly entity: string } }) {
  const say = useModelText();
  const plural = plurals.get(record.entity);
  return plural ? say(plural) : record.entity;
}

export default listScreen(exportLog, {
  description: bilingual('Lists exported as files, and by whom.', 'कुन सूची कसले फाइलमा निकाल्यो।'),
  path: 'org/:org/export-logs',
  search: bilingual('Search by person', 'व्यक्तिले खोज्नुहोस्'),
  columns: [
    'user',
    { id: 'what', header: exportLog.fields.entity.label, Cell: What },
    'format',
    'row_count',
    { field: 'created_at', header: bilingual('Requested', 'मागिएको') },
    'finished_at',
  ],
  empty: bilingual('No exports yet.', 'अहिलेसम्म कसैले सूची निर्यात गरेको छैन।'),
});
