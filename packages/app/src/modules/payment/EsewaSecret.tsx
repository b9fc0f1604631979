import { paymentEndpoints } from '@karmik/model/payment/endpoints';
import { esewaSetting } from '@karmik/model/payment/esewa';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Icon } from '@karmik/ui/Icon';
import { CopyIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { TextField } from '@karmik/ui/TextField';
import type { ReactNode } from 'react';
import { SecretCard } from '../../screens/form/SecretCard.tsx';
import { endpoint } from '../../screens/records.ts';
import { may } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

interface OfOrganization {
  readonly slug: string;
}

/** The secret of the eSewa connection, and the address at which eSewa reports outcomes. */
export const EsewaSecret = ({ slug }: OfOrganization): ReactNode => (
  <Stack gap="lg">
    <SecretCard
      path={`${endpoint(esewaSetting, slug)}secret/`}
      name="secret"
      words={words.secret}
      mayWrite={may('26.00', 'write')}
    />
    <CallbackAddress slug={slug} />
  </Stack>
);

function CallbackAddress({ slug }: OfOrganization): ReactNode {
  const say = useModelText();
  const address = `${window.location.origin}/api/v1/${endpoint(esewaSetting, slug, paymentEndpoints.esewaCallback)}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    snackbar.success(say(words.addressCopied));
  };
  return (
    <Card title={say(words.callbackAddress)}>
      <Stack gap="md">
        <TextField
          label={say(words.callbackAddress)}
          isLabelHidden
          description={say(words.callbackAbout)}
          value={address}
          isReadOnly
        />
        <Inline justify="end">
          <Button
            variant="outline"
            tone="neutral"
            iconStart={<Icon of={CopyIcon} size="sm" />}
            onPress={() => void copy()}
          >
            {say(words.copyAddress)}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
