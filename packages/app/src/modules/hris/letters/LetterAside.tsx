import { useForms } from '@karmik/forms/FormsProvider';
import { PickOne } from '@karmik/forms/Pick';
import { letterTemplate } from '@karmik/model/hris/letters/letter-template';
import type { LetterPreview } from '@karmik/model/hris/letters/letter';
import type { UserRef } from '@karmik/model/kit/fields';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useRested } from '../../../screens/list/use-delayed.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { FilledLetter } from './FilledLetter.tsx';
import { words } from './words.ts';

type Values = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What is asked of a template as it is written; empty while it lacks what every letter has. */
const markOf = ({ language, subject, body }: Values): string =>
  isText(language) && isText(subject) && isText(body) ? JSON.stringify({ language, subject, body }) : '';

/** The letter that a template makes for an employee, as one writes the template. Nothing is stored or issued. */
export function LetterAside({ values }: { readonly values: Values }): ReactNode {
  const say = useModelText();
  const { loadUsers } = useForms();
  const [employee, setEmployee] = useState<UserRef | null>(null);
  return (
    <Stack gap="lg">
      <PickOne<UserRef>
        label={say(words.previewFor)}
        description={say(words.previewEmpty)}
        value={employee}
        onChange={setEmployee}
        load={loadUsers}
        show={(person) => ({ id: person.id, name: person.full_name, note: person.job_title })}
      />
      {employee && <Written employee={employee.id} mark={markOf(values)} />}
    </Stack>
  );
}

function Written({ employee, mark }: { readonly employee: number; readonly mark: string }): ReactNode {
  const say = useModelText();
  const path = `${endpoint(letterTemplate, useSlug())}preview/`;
  // The letter follows once the writer has stopped typing.
  const rested = useRested(mark);
  const query = useQuery({
    queryKey: keyOf(letterTemplate, path, employee, rested),
    queryFn: ({ signal }) =>
      api.post(path, { json: { ...(JSON.parse(rested) as object), employee }, signal }).json<LetterPreview>(),
    enabled: rested !== '',
    placeholderData: keepPreviousData,
  });
  if (rested === '') return <Text tone="muted">{say(words.previewUnwritten)}</Text>;
  return (
    <Loaded query={query} waiting={<Skeleton shape="text" count={6} />}>
      {(letter) => <FilledLetter letter={letter} />}
    </Loaded>
  );
}
