import { attendanceDevice, deviceStatus } from '@karmik/model/attendance/device';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint, mayWrite, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  approve: bilingual('Approve', 'स्वीकृत गर्नुहोस्'),
  reject: bilingual('Dismiss', 'हटाउनुहोस्'),
  what: (address: string) =>
    bilingual(
      `The device connected from ${address}. Approve it only if it is your device at your site: its attendance counts from now on.`,
      `यन्त्र ठेगाना ${address} बाट जोडियो। यन्त्र तपाईंकै र त्यहीँ छ भने मात्र स्वीकृत गर्नुहोस्: अबदेखि त्यसको हाजिरी गनिन्छ।`,
    ),
  approved: bilingual('Device approved.', 'यन्त्र स्वीकृत भयो।'),
  rejected: bilingual('Dismissed.', 'हटाइयो।'),
} as const;

/** Approves the address from which a device that is new or has moved tries to send. */
export function AdmissionActions({ record }: { record: EntityRecord<typeof deviceStatus> }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { waiting_address: address } = record;
  if (address === null || !mayWrite(attendanceDevice)) return null;
  const decide = async (choice: 'approve' | 'reject') => {
    if (choice === 'approve') {
      const answer = await confirm({
        title: say(words.approve),
        message: say(words.what(address)),
        confirmLabel: say(words.approve),
        tone: 'caution',
      });
      if (!answer) return;
    }
    try {
      await api.post(`${endpoint(deviceStatus, slug, 'attendance/:org/device-status')}${record.id}/${choice}/`, {
        json: { address },
      });
      snackbar.success(say(choice === 'approve' ? words.approved : words.rejected));
      await refresh(deviceStatus);
    } catch (error) {
      reportFailure(error);
    }
  };
  return (
    <Inline gap="xs">
      {(['approve', 'reject'] as const).map((choice) => (
        <Button
          key={choice}
          size="sm"
          variant="ghost"
          tone={choice === 'approve' ? 'accent' : 'neutral'}
          aria-label={`${say(words[choice])}: ${record.name}`}
          onPress={() => void decide(choice)}
        >
          {say(words[choice])}
        </Button>
      ))}
    </Inline>
  );
}
