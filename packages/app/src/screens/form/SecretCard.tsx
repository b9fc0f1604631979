import { bilingual, type Text as Words } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { TextField } from '@karmik/ui/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { useModelText } from '../../texts/texts.ts';
import { reportFailure } from '../query/report-failure.ts';

const remove = bilingual('Remove', 'हटाउनुहोस्');

export interface SecretCardProps {
  /** Where it is set, and where it says whether there is one. */
  readonly path: string;
  /** The name of the secret in the body of a request. */
  readonly name: string;
  readonly words: Readonly<Record<'title' | 'set' | 'unset' | 'next' | 'save' | 'saved' | 'removed', Words>>;
  readonly mayWrite: boolean;
}

/** A secret that is set and removed, and never shown again. */
export function SecretCard({ path, name, words, mayWrite }: SecretCardProps): ReactNode {
  const say = useModelText();
  const [secret, setSecret] = useState('');
  const queryKey = ['secret', path];
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get(path, { signal }).json<{ is_set: boolean }>(),
  });
  const setting = useMutation({
    mutationFn: (next: string) => api.put(path, { json: { [name]: next } }).json<{ is_set: boolean }>(),
    onSuccess: async ({ is_set: isSet }) => {
      setSecret('');
      snackbar.success(say(isSet ? words.saved : words.removed));
      await queryClient.invalidateQueries({ queryKey });
    },
    onError: reportFailure,
  });
  return (
    <Card title={say(words.title)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (secret) setting.mutate(secret);
        }}
      >
        <Stack gap="md">
          {data && <Text tone="muted">{say(data.is_set ? words.set : words.unset)}</Text>}
          {mayWrite && (
            <>
              <TextField
                label={say(words.next)}
                type="password"
                autoComplete="new-password"
                value={secret}
                onChange={setSecret}
                maxLength={500}
              />
              <Inline justify="end">
                {data?.is_set && (
                  <Button
                    variant="ghost"
                    tone="critical"
                    isPending={setting.isPending}
                    onPress={() => setting.mutate('')}
                  >
                    {say(remove)}
                  </Button>
                )}
                <Button type="submit" isDisabled={secret === ''} isPending={setting.isPending}>
                  {say(words.save)}
                </Button>
              </Inline>
            </>
          )}
        </Stack>
      </form>
    </Card>
  );
}
