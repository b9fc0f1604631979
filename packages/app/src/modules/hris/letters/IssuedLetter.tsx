import { FieldCell } from '@karmik/forms/FieldParts';
import type { letterRequest } from '@karmik/model/hris/letters/letter-request';
import { letter } from '@karmik/model/hris/letters/letter';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { toFailure } from '../../../api/failure.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  title: bilingual('Issued letter', 'जारी भएको पत्र'),
  closed: bilingual('You need a payroll permission to open it.', 'खोल्न तलब हेर्ने अनुमति चाहिन्छ।'),
};
type Letter = EntityRecord<typeof letter>;

/** The letter that a request has become, with its file for who may read it. */
export function IssuedLetter({ record }: { record: EntityRecord<typeof letterRequest> }): ReactNode {
  return record.letter ? <LetterOf id={record.letter.id} number={record.letter.name} /> : null;
}

function LetterOf({ id, number }: { readonly id: number; readonly number: string }): ReactNode {
  const say = useModelText();
  const path = `${endpoint(letter, useSlug())}${id}/`;
  const query = useQuery({
    queryKey: ['letter', path],
    queryFn: async ({ signal }): Promise<Letter | null> => {
      try {
        return await api.get(path, { signal }).json<Letter>();
      } catch (error) {
        // A letter that names the salary is closed to who may not read salaries.
        if (toFailure(error).status === 404) return null;
        throw error;
      }
    },
  });
  return (
    <Card title={say(words.title)}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={1} />}>
        {(issued) => (
          <Stack gap="xs">
            <Text>{number}</Text>
            {issued ? (
              <FieldCell field={letter.fields.file} value={issued.file} />
            ) : (
              <Text tone="muted">{say(words.closed)}</Text>
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
