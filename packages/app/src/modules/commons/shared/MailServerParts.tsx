import { smtpServer, type SmtpPassword, type SmtpTest } from '@karmik/model/commons/smtp-server';
import { bilingual } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { TextField } from '@karmik/ui/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { queryClient } from '../../../api/query-client.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  password: bilingual('Mail server password', 'मेल सर्भरको पासवर्ड'),
  set: bilingual('A password is set. It is never shown again.', 'पासवर्ड राखिएको छ। यो फेरि देखाइँदैन।'),
  unset: bilingual('No password is set.', 'पासवर्ड राखिएको छैन।'),
  next: bilingual('New password', 'नयाँ पासवर्ड'),
  save: bilingual('Set the password', 'पासवर्ड राख्नुहोस्'),
  remove: bilingual('Remove', 'हटाउनुहोस्'),
  saved: bilingual('Password saved.', 'पासवर्ड राखियो।'),
  removed: bilingual('Password removed.', 'पासवर्ड हटाइयो।'),
  test: bilingual('Send a test email', 'परीक्षण इमेल पठाउनुहोस्'),
  sent: (to: string) => bilingual(`A test email was sent to ${to}.`, `परीक्षण इमेल ${to} मा पठाइयो।`),
  failed: (answer: string) => bilingual(`The email was not sent: ${answer}`, `इमेल गएन: ${answer}`),
};

/** What of a mail server is no field of it: the password, which is only ever set, and a try. */
export function MailServerParts({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  const [password, setPassword] = useState('');
  const path = `${endpoint(smtpServer, slug)}password/`;
  const queryKey = ['smtp_password', path];
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => api.get(path, { signal }).json<SmtpPassword>() });
  const setting = useMutation({
    mutationFn: (next: string) => api.put(path, { json: { password: next } }).json<SmtpPassword>(),
    onSuccess: async (now) => {
      setPassword('');
      snackbar.success(say(now.is_set ? words.saved : words.removed));
      await queryClient.invalidateQueries({ queryKey });
    },
    onError: reportFailure,
  });
  const testing = useMutation({
    mutationFn: () => api.post(`${endpoint(smtpServer, slug)}test/`).json<SmtpTest>(),
    onError: reportFailure,
  });
  const outcome = testing.data;
  return (
    <Stack gap="lg">
      <Card title={say(words.password)}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (password) setting.mutate(password);
          }}
        >
          <Stack gap="md">
            {data && <Text tone="muted">{say(data.is_set ? words.set : words.unset)}</Text>}
            <TextField
              label={say(words.next)}
              type="password"
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
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
              <Button type="submit" isDisabled={password === ''} isPending={setting.isPending}>
                {say(words.save)}
              </Button>
            </Inline>
          </Stack>
        </form>
      </Card>
      <Inline>
        <Button variant="outline" tone="neutral" isPending={testing.isPending} onPress={() => testing.mutate()}>
          {say(words.test)}
        </Button>
      </Inline>
      {outcome && (
        <Banner tone={outcome.is_sent ? 'positive' : 'critical'}>
          {say(outcome.is_sent ? words.sent(outcome.to) : words.failed(outcome.answer))}
        </Banner>
      )}
    </Stack>
  );
}
