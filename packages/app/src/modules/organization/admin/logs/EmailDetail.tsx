import type { EmailLogDetail } from '@karmik/model/organization/logs';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Drawer } from '@karmik/ui/Drawer';
import { Icon } from '@karmik/ui/Icon';
import { CopyIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { api } from '../../../../api/client.ts';
import { useDates } from '../../../../preferences/dates.ts';
import { reportFailure } from '../../../../screens/query/report-failure.ts';
import { Loaded } from '../../../../screens/query/Loaded.tsx';
import { loadSecurityTexts, useModelText, useWorkTexts } from '../../../../texts/texts.ts';
import * as styles from './email-detail.css.ts';
import { emailStates } from './email-states.ts';

/**
 * The first web address of a mail, which is its personal link.
 * @example linkIn('Open https://hr.example.com/account/activate/1/x to begin.') // 'https://hr.example.com/account/activate/1/x'
 */
const linkIn = (body: string): string | undefined => /https?:\/\/\S+/.exec(body)?.[0].replace(/[.,;:)]+$/, '');

const HandOver = lazy(async () => {
  await loadSecurityTexts();
  return { default: (await import('../../../hris/admin/employees/HandOver.tsx')).HandOver };
});

interface EmailDetailProps {
  readonly id: string;
  readonly slug: string;
  readonly onClose: () => void;
}

/** One mail: what it says, and its personal link to pass on where no mail server sends it. */
export function EmailDetail({ id, slug, onClose }: EmailDetailProps): ReactNode {
  const texts = useWorkTexts().emails;
  const say = useModelText();
  const dates = useDates();
  const query = useQuery({
    queryKey: ['email-log', slug, id],
    queryFn: ({ signal }) =>
      api.get(`org/${slug}/email-logs/${encodeURIComponent(id)}/`, { signal }).json<EmailLogDetail>(),
  });
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={query.data?.subject ?? texts.mail}>
      <Loaded query={query} waiting={<Skeleton shape="text" count={6} />}>
        {(mail) => (
          <Stack gap="xl">
            <DescriptionList
              items={[
                { label: texts.to, value: `${mail.to_name} <${mail.to_address}>`, isWide: true },
                {
                  label: texts.state,
                  value: (
                    <StatusTag tone={emailStates[mail.state].tone}>{say(emailStates[mail.state].label)}</StatusTag>
                  ),
                },
                { label: texts.written, value: dates.instant(mail.created_at) },
                ...(mail.sent_at ? [{ label: texts.sent, value: dates.instant(mail.sent_at) }] : []),
                ...(mail.attempts > 1 ? [{ label: texts.attempts, value: mail.attempts }] : []),
              ]}
            />
            {mail.error && <Banner tone="critical">{mail.error}</Banner>}
            {mail.can_send_again && <SendAgain slug={slug} id={id} />}
            {mail.can_hand_over ? (
              <Suspense fallback={<Skeleton shape="text" count={2} />}>
                <HandOver slug={slug} id={id} show={(body) => <MailBody body={body} />} />
              </Suspense>
            ) : (
              <MailBody body={mail.body} />
            )}
          </Stack>
        )}
      </Loaded>
    </Drawer>
  );
}

/** Puts a mail that could not be sent into the queue once more, as after a mail server was mended. */
function SendAgain({ slug, id }: Pick<EmailDetailProps, 'slug' | 'id'>): ReactNode {
  const texts = useWorkTexts().emails;
  const queries = useQueryClient();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      await api.post(`org/${slug}/email-logs/${encodeURIComponent(id)}/send-again/`);
      snackbar.success(texts.sentAgain);
    } catch (error) {
      reportFailure(error);
    } finally {
      setSending(false);
    }
    await queries.invalidateQueries();
  };
  return (
    <Inline>
      <Button variant="outline" isPending={isSending} onPress={() => void send()}>
        {texts.sendAgain}
      </Button>
    </Inline>
  );
}

function MailBody({ body }: { body: string }): ReactNode {
  const texts = useWorkTexts().emails;
  const link = linkIn(body);
  if (!body) return <Text tone="muted">{texts.bodyGone}</Text>;
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address);
    snackbar.show({ text: texts.linkCopied, tone: 'neutral' });
  };
  return (
    <Stack gap="md">
      {link && (
        <div className={styles.link}>
          <Text as="span" size="sm" isMono truncate title={link}>
            {link}
          </Text>
          <Button
            size="sm"
            variant="outline"
            tone="neutral"
            iconStart={<Icon of={CopyIcon} size="sm" />}
            onPress={() => void copy(link)}
          >
            {texts.copyLink}
          </Button>
        </div>
      )}
      <div className={styles.body}>
        <Text isMultiline>{body}</Text>
      </div>
    </Stack>
  );
}
