import { askedBy, groupsOfStructure, isAsked, type Answers } from '@karmik/model/questions/asked';
import type { Structure } from '@karmik/model/questions/structure';
import { Heading } from '@karmik/ui/Heading';
import { Stack } from '@karmik/ui/Stack';
import type { ReactNode } from 'react';
import { FieldsRead } from '../kinds/FieldParts.tsx';
import { useForms } from '../provider/FormsProvider.tsx';

/** Questions with what was answered to them; what was not asked is not there. */
export function AnswersRead({ structure, answers }: { structure: Structure; answers: Answers }): ReactNode {
  const { say } = useForms();
  const { fields } = askedBy(structure);
  return (
    <Stack gap="lg">
      {groupsOfStructure(structure).map(({ title, fields: keys }, index) => {
        const asked = keys.filter((key) => isAsked(structure, key, answers));
        if (asked.length === 0) return null;
        return (
          <Stack key={index} gap="md">
            {title && (
              <Heading level="3" size="4">
                {say(title)}
              </Heading>
            )}
            <FieldsRead
              fields={fields}
              names={asked}
              record={Object.fromEntries(asked.map((key) => [key, answers[key] ?? null]))}
              columns="1"
            />
          </Stack>
        );
      })}
    </Stack>
  );
}
