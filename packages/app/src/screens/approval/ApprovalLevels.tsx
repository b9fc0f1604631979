import type { ApprovalPreview } from '@karmik/model/approval/preview';
import { ApprovalLine } from '@karmik/ui/ApprovalLine';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { PersonChip } from '../../people/PersonChip.tsx';
import { useModelText } from '../../texts/texts.ts';
import { usePlannedLevels } from './use-planned-levels.ts';
import { words } from './words.ts';

/** Each level of a request that is not sent yet: who decides, why, and what the level may do. */
export function ApprovalLevels({ preview: { rule, levels } }: { preview: ApprovalPreview }): ReactNode {
  const say = useModelText();
  const planned = usePlannedLevels();
  return (
    <Stack gap="md">
      <Text weight="medium">{say(rule)}</Text>
      <ApprovalLine
        label={say(words.whoDecides)}
        levels={levels.map(planned)}
        renderPerson={({ user }) => <PersonChip person={user} size="sm" />}
      />
    </Stack>
  );
}
