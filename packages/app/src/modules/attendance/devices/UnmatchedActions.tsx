import { EntityForm } from '@karmik/forms/EntityForm';
import { deviceUser, unmatchedPunch } from '@karmik/model/attendance/device';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Drawer } from '@karmik/ui/Drawer';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint, mayWrite, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  assign: bilingual('Assign employee', 'कर्मचारी तोक्नुहोस्'),
  dismiss: bilingual('Dismiss', 'हटाउनुहोस्'),
  dismissWhat: bilingual(
    'The punch is deleted permanently. The audit log keeps a record.',
    'यो पङ्क्ति सधैँका लागि हट्छ। गतिविधि अभिलेखमा भने रहन्छ।',
  ),
  assigned: bilingual('Employee assigned. Their punches were moved.', 'कर्मचारी तोकियो। उहाँका हाजिरी सारियो।'),
  dismissed: bilingual('Dismissed.', 'हटाइयो।'),
} as const;

/** Says whose a PIN is, which moves all of its punches, or dismisses what is no one's. */
export function UnmatchedActions({ record }: { record: EntityRecord<typeof unmatchedPunch> }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite(deviceUser)) return null;
  const name = `${record.device.name}, ${record.pin ?? record.line}`;
  const dismiss = async () => {
    const answer = await confirm({
      title: say(words.dismiss),
      message: say(words.dismissWhat),
      confirmLabel: say(words.dismiss),
      tone: 'critical',
    });
    if (!answer) return;
    try {
      await api.delete(`${endpoint(unmatchedPunch, slug, 'attendance/:org/unmatched-punch')}${record.id}/`);
      snackbar.success(say(words.dismissed));
      await refresh(unmatchedPunch);
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Inline gap="xs">
      {record.reason === 'Unknown PIN' && (
        <Button size="sm" variant="ghost" aria-label={`${say(words.assign)}: ${name}`} onPress={() => setOpen(true)}>
          {say(words.assign)}
        </Button>
      )}
      <Button
        size="sm"
        variant="ghost"
        tone="neutral"
        aria-label={`${say(words.dismiss)}: ${name}`}
        onPress={() => void dismiss()}
      >
        {say(words.dismiss)}
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={say(words.assign)}>
        <EntityForm
          entity={deviceUser}
          initial={{ pin: record.pin ?? '', device: record.device }}
          noticeName={null}
          submitLabel={words.assign}
          onCancel={() => setOpen(false)}
          submit={async (body) => {
            await api.post(endpoint(deviceUser, slug), { json: body });
            setOpen(false);
            snackbar.success(say(words.assigned));
            await Promise.all([refresh(unmatchedPunch), refresh(deviceUser)]);
          }}
        />
      </Drawer>
    </Inline>
  );
}
