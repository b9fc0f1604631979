import { smtpServer, type SmtpTest } from '@karmik/model/commons/smtp-server';
import { bilingual } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { SecretCard } from '../../../screens/form/SecretCard.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  password: {
    title: bilingual('Mail server password', 'मेल सर्भरको पासवर्ड'),
    set: bilingual('A password is set. It is never shown again.', 'पासवर्ड राखिएको छ। यो फेरि देखाइँदैन।'),
    unset: bilingual('No password is set.', 'पासवर्ड राखिएको छैन।'),
    next: bilingual('New password', 'नयाँ पासवर्ड'),
    save: bilingual('Set the password', 'पासवर्ड राख्नुहोस्'),
    saved: bilingual('Password saved.', 'पासवर्ड राखियो।'),
    removed: bilingual('Password removed.', 'पासवर्ड हटाइयो।'),
  },
  test: bilingual('Send a test email', 'परीक्षण इमेल पठाउनुहोस्'),
  sent: (to: string) => bilingual(`A test email was sent to ${to}.`, `परीक्षण इमेल ${to} मा पठाइयो।`),
  failed: (answer: string) => bilingual(`The email was not sent: ${answer}`, `इमेल गएन: ${answer}`),
};

/** What of a mail server is no field of it: the password, which is only ever set, and a try. */
export function MailServerParts({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  const testing = useMutation({
    mutationFn: () => api.post(`${endpoint(smtpServer, slug)}test/`).json<SmtpTest>(),
    onError: reportFailure,
  });
  const outcome = testing.data;
  return (
    <Stack gap="lg">
      <SecretCard path={`${endpoint(smtpServer, slug)}password/`} name="password" words={words.password} mayWrite />
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
