import { esewaSetting, type EsewaSecret as State } from '@karmik/model/payment/esewa';
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
import { reportFailure } from '../../screens/query/report-failure.ts';
import { endpoint } from '../../screens/records.ts';
import { may } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

/** The secret of the eSewa connection, which is only ever set. */
export function EsewaSecret({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const [secret, setSecret] = useState('');
  const path = `${endpoint(esewaSetting, slug)}secret/`;
  const queryKey = ['esewa_secret', path];
  const isWriter = may('26.00', 'write');
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => api.get(path, { signal }).json<State>() });
  const setting = useMutation({
    mutationFn: (next: string) => api.put(path, { json: { secret: next } }).json<State>(),
    onSuccess: async ({ is_set: isSet }) => {
      setSecret('');
      snackbar.success(say(isSet ? words.secretSaved : words.secretRemoved));
      await queryClient.invalidateQueries({ queryKey });
    },
    onError: reportFailure,
  });
  return (
    <Card title={say(words.secret)}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (secret) setting.mutate(secret);
        }}
      >
        <Stack gap="md">
          {data && <Text tone="muted">{say(data.is_set ? words.secretSet : words.secretUnset)}</Text>}
          {isWriter && (
            <>
              <TextField
                label={say(words.newSecret)}
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
                    {say(words.remove)}
                  </Button>
                )}
                <Button type="submit" isDisabled={secret === ''} isPending={setting.isPending}>
                  {say(words.saveSecret)}
                </Button>
              </Inline>
            </>
          )}
        </Stack>
      </form>
    </Card>
  );
}
