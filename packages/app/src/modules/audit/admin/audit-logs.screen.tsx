import { actionWord, wordsOfEvent } from '@karmik/model/audit/action-words';
import { auditLog } from '@karmik/model/audit/audit';
import { bilingual } from '@karmik/model/kit/text';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { listScreen } from '../../../screens/kit/screens.ts';
import { useModelText } from '../../../texts/texts.ts';
import { AuditChainCard } from './AuditChainCard.tsx';

interface Told {
  readonly action: string;
  readonly object_type: string;
  readonly object_id?: string;
  readonly changed?: readonly string[];
}

function Action({ record }: { record: Told }): ReactNode {
  return useModelText()(actionWord(record.action));
}

/** Of what it is, and which of its fields changed. */
function What({ record }: { record: Told }): ReactNode {
  const say = useModelText();
  const { object, fields } = wordsOfEvent(record.object_type, record.changed ?? []);
  return (
    <Stack gap="none">
      <Text as="span">{`${say(object)} ${record.object_id ?? ''}`}</Text>
      {fields.length > 0 && (
        <Text as="span" size="sm" tone="muted">
          {fields.map(say).join(', ')}
        </Text>
      )}
    </Stack>
  );
}

export default listScreen(auditLog, {
  description: bilingual(
    'Who did what, and what was refused. Lists the fields changed, not their values.',
    'कसले के गर्‍यो र कसलाई के अस्वीकार भयो। परिवर्तनमा यहाँ क्षेत्रका नाम मात्र देखिन्छन्, मान देखिँदैनन्।',
  ),
  path: 'org/:org/audit-logs',
  search: false,
  filters: ['actor', 'at'],
  isExported: true,
  columns: [
    'actor',
    { id: 'action', header: auditLog.fields.action.label, minWidth: '12rem', Cell: Action },
    { id: 'what', header: auditLog.fields.object_type.label, minWidth: '14rem', Cell: What },
    'at',
    'ip',
  ],
  Above: AuditChainCard,
  empty: bilingual('No events yet.', 'अहिलेसम्म केही लेखिएको छैन।'),
});
