import { FieldCell } from '@karmik/forms/FieldParts';
import { actionWord, wordsOfEvent } from '@karmik/model/audit/action-words';
import { auditLog } from '@karmik/model/audit/audit';
import type { UserRef } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDateStyle } from '../../../preferences/dates.ts';
import { figures } from '@karmik/model/kit/digits';
import { listScreen } from '../../../screens/kit/screens.ts';
import { words } from '../../../screens/words.ts';
import { useModelText } from '../../../texts/texts.ts';
import { AuditChainCard } from './AuditChainCard.tsx';

interface Told {
  readonly actor: UserRef | null;
  readonly ip: string | null;
  readonly action: string;
  readonly object_type: string;
  readonly object_id?: string;
  readonly person?: UserRef | null;
  readonly changed?: readonly string[];
}

/** Who did it; the system where no one asked for it from anywhere. */
function Actor({ record: { actor, ip } }: { record: Told }): ReactNode {
  const say = useModelText();
  if (actor === null && !ip) return say(words.system);
  return <FieldCell field={auditLog.fields.actor} value={actor} />;
}

function Action({ record }: { record: Told }): ReactNode {
  return useModelText()(actionWord(record.action));
}

/** Of what it is, with the name of whom it is about, and which of its fields changed. */
function What({ record }: { record: Told }): ReactNode {
  const say = useModelText();
  const { language } = useDateStyle();
  const { object, fields } = wordsOfEvent(record.object_type, record.changed ?? []);
  // Of several records at once the log has no one number.
  const number = record.object_id === undefined || record.object_id === '0' ? '' : figures(record.object_id, language);
  const called = record.person?.full_name;
  return (
    <Stack gap="none">
      <Text as="span">{called ? `${say(object)}: ${called}` : `${say(object)} ${number}`.trimEnd()}</Text>
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
    'कसले के गर्‍यो र के रोकियो। बदलिएका विवरणका नाम मात्र देखिन्छन्, मान देखिँदैनन्।',
  ),
  path: 'org/:org/audit-logs',
  search: false,
  filters: ['actor', 'at'],
  isExported: true,
  columns: [
    { id: 'actor', header: auditLog.fields.actor.label, minWidth: '12rem', Cell: Actor },
    { id: 'action', header: auditLog.fields.action.label, minWidth: '12rem', Cell: Action },
    { id: 'what', header: auditLog.fields.object_type.label, minWidth: '14rem', Cell: What },
    'at',
    'ip',
  ],
  Above: AuditChainCard,
  empty: bilingual('No events yet.', 'अहिलेसम्म कुनै घटना छैन।'),
});
