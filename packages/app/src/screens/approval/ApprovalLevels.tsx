import type { ApprovalPreview } from '@karmik/model/approval/preview';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { PersonChip } from '../../people/PersonChip.tsx';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

type Level = ApprovalPreview['levels'][number];

/** Each level of a request that is not sent yet: who decides, why, and what the level may do. */
export function ApprovalLevels({ preview: { rule, levels } }: { preview: ApprovalPreview }): ReactNode {
  const say = useModelText();
  return (
    <Stack gap="md">
      <Text weight="medium">{say(rule)}</Text>
      <DescriptionList
        columns="1"
        items={levels.map((level, place) => ({
          id: String(place),
          label: say(words.level(place + 1, level.reason)),
          value: <LevelDetail level={level} />,
        }))}
      />
    </Stack>
  );
}

function LevelDetail({ level: { people, notes } }: { level: Level }): ReactNode {
  const say = useModelText();
  return (
    <Stack gap="xs">
      {people.length > 0 && (
        <Inline gap="sm">
          {people.map((person) => (
            <PersonChip key={person.id} person={person} size="sm" />
          ))}
        </Inline>
      )}
      {people
        .filter((person) => person.stand_ins.length > 0)
        .map((person) => (
          <Text key={person.id} size="sm" tone="muted">
            {say(words.standsIn(person.stand_ins.map((each) => each.full_name).join(', '), person.full_name))}
          </Text>
        ))}
      {notes.map((note) => (
        <Text key={note.code} size="sm" tone="muted">
          {say(note)}
        </Text>
      ))}
    </Stack>
  );
}
