import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import type { AnyRecord } from '../../../screens/kit/screens.ts';
import { useModelText } from '../../../texts/texts.ts';
import { rightOf, type File } from './file-entity.ts';
import { words } from './words.ts';

/** What the organisation has lent to the person; the equipment itself is kept in the organisation's settings. */
export function EquipmentHeld({ record }: { record: AnyRecord }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { equipment } = record as File;
  if (rightOf(record, 'employment') === undefined) return null;
  return (
    <Card title={say(words.equipment)} isFlush={equipment.length > 0}>
      {equipment.length === 0 ? (
        <Text tone="muted">{say(words.noEquipment)}</Text>
      ) : (
        <DataTable
          label={say(words.equipment)}
          columns={[
            { id: 'name', header: say(words.name), cell: ({ name }) => name, minWidth: '8rem' },
            { id: 'tag', header: say(words.tag), cell: ({ tag }) => tag },
            {
              id: 'assigned_on',
              header: say(words.given),
              cell: ({ assigned_on: on }) => (on ? dates.date(on) : '–'),
            },
          ]}
          rows={equipment}
          rowId={({ id }) => String(id)}
          rowName={({ name }) => name}
        />
      )}
    </Card>
  );
}
