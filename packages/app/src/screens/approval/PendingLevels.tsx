import { approvalPolicy } from '@karmik/model/approval/policy';
import { previewMessages, reviewerLabel } from '@karmik/model/approval/preview';
import type { UserRef } from '@karmik/model/kit/fields';
import type { Text as Bilingual } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Inline } from '@karmik/ui/Inline';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { PersonChip } from '../../people/PersonChip.tsx';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

/** A level of a request that was sent. */
export interface Step {
  readonly level: number;
  readonly approver: string;
  readonly state: string;
  readonly candidates: readonly UserRef[];
}

const approvers: Readonly<Record<string, Bilingual>> = {
  ...approvalPolicy.fields.levels.item.approver.choices,
  Reviewer: reviewerLabel,
};

/** Who decides on a request that waits, and who after them; nothing once it is decided. */
export function PendingLevels({ steps }: { readonly steps: readonly Step[] }): ReactNode {
  const say = useModelText();
  const pending = steps.filter(({ state }) => state === 'open' || state === 'waiting');
  if (!pending.some(({ state }) => state === 'open')) return null;
  return (
    <Card title={say(words.whoDecides)}>
      <DescriptionList
        columns="1"
        items={pending.map(({ level, approver, state, candidates }) => {
          const label = approvers[approver] ?? words.whoDecides;
          return {
            id: String(level),
            label: say(state === 'open' ? words.decidesNow(label) : words.decidesLater(label)),
            value:
              candidates.length === 0 ? (
                <Text tone="muted">{say(previewMessages.nobodyLeft)}</Text>
              ) : (
                <Inline gap="sm">
                  {candidates.map((person) => (
                    <PersonChip key={person.id} person={person} size="sm" />
                  ))}
                </Inline>
              ),
          };
        })}
      />
    </Card>
  );
}
