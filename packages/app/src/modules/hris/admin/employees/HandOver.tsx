import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { api } from '../../../../api/client.ts';
import { PasswordDialog } from '../../../account/security/PasswordDialog.tsx';
import { useSession } from '../../../../shell/session.ts';
import { useWorkTexts } from '../../../../texts/texts.ts';

interface HandOverProps {
  readonly slug: string;
  readonly id: string;
  /** Draws the text of the mail once it has been taken. */
  readonly show: (body: string) => ReactNode;
}

/** The link of a held mail, after the password: once, and then never again. Needs the texts of security. */
export function HandOver({ slug, id, show }: HandOverProps): ReactNode {
  const texts = useWorkTexts().emails;
  const { info } = useSession();
  const [isAsking, setAsking] = useState(false);
  const [body, setBody] = useState<string>();
  if (body !== undefined)
    return (
      <Stack gap="md">
        <Banner tone="caution">{texts.handedOver}</Banner>
        {show(body)}
      </Stack>
    );
  return (
    <Stack gap="md">
      <Text tone="muted">{texts.bodyGone}</Text>
      <Button variant="outline" tone="neutral" onPress={() => setAsking(true)}>
        {texts.handOver}
      </Button>
      {isAsking && (
        <PasswordDialog
          username={info.user.username}
          title={texts.handOverTitle}
          description={texts.handOverDescription}
          submitLabel={texts.handOver}
          onSubmit={async (password) => {
            const path = `org/${slug}/email-logs/${encodeURIComponent(id)}/hand-over/`;
            setBody((await api.post(path, { json: { password } }).json<{ body: string }>()).body);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}
