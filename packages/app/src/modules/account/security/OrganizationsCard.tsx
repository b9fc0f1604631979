import type { AccountHome, Invitation } from '@karmik/model/account/invitation';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { Select } from '@karmik/ui/Select';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import * as styles from '../../../browsers/browsers.css.ts';
import { landing } from '../../../configuration/configuration.ts';
import { useDates } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { switchOrganization, useSession } from '../../../shell/session.ts';
import { securityTexts, useSecurityTexts } from '../../../texts/texts.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { answerInvitation, chooseHome, refreshSecurity, useAccountHome, useInvitations } from './security-calls.ts';

/** The organizations that the account belongs to, those that invite it, and which of them looks after it. */
export function OrganizationsCard(): ReactNode {
  const { organizations: texts } = useSecurityTexts().account;
  const home = useAccountHome();
  const invitations = useInvitations();
  return (
    <Card title={texts.title} description={texts.description}>
      <Stack gap="xl">
        {(invitations.data?.length ?? 0) > 0 && (
          <ul className={styles.list} aria-label={texts.invitations}>
            {invitations.data?.map((one) => (
              <InvitationLine key={one.id} invitation={one} />
            ))}
          </ul>
        )}
        <Loaded query={home} waiting={<Skeleton shape="text" count={2} />}>
          {(account) => (
            <>
              <ul className={styles.list} aria-label={texts.list}>
                {account.organizations.map((one) => (
                  <OrganizationLine key={one.slug} {...one} />
                ))}
              </ul>
              <HomeChoice account={account} />
            </>
          )}
        </Loaded>
      </Stack>
    </Card>
  );
}

function InvitationLine({ invitation: { id, organization, invited_at } }: { invitation: Invitation }): ReactNode {
  const { account, activate } = useSecurityTexts();
  const texts = account.organizations;
  const dates = useDates();
  const [pending, setPending] = useState<'accept' | 'decline'>();
  const give = async (answer: 'accept' | 'decline') => {
    setPending(answer);
    try {
      await answerInvitation(id, answer);
      snackbar.success(answer === 'accept' ? activate.joined(organization.name) : texts.declined(organization.name));
    } catch (error) {
      reportFailure(error);
    }
    setPending(undefined);
    await refreshSecurity();
  };
  return (
    <li className={styles.line}>
      <Stack gap="xs">
        <Text as="span" weight="semibold">
          {organization.name}
        </Text>
        <Text as="span" size="sm" tone="muted">
          {texts.invited(dates.ago(invited_at))}
        </Text>
      </Stack>
      <Inline gap="sm">
        <Button
          size="sm"
          isPending={pending === 'accept'}
          aria-label={texts.acceptNamed(organization.name)}
          onPress={() => void give('accept')}
        >
          {texts.accept}
        </Button>
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          isPending={pending === 'decline'}
          aria-label={texts.declineNamed(organization.name)}
          onPress={() => void give('decline')}
        >
          {texts.decline}
        </Button>
      </Inline>
    </li>
  );
}

function OrganizationLine({ slug, name }: AccountHome['organizations'][number]): ReactNode {
  const { organizations: texts } = useSecurityTexts().account;
  const { info } = useSession();
  const navigate = useNavigate();
  const [isSwitching, setSwitching] = useState(false);
  const enter = async () => {
    setSwitching(true);
    try {
      await switchOrganization(slug);
      await navigate(landing());
    } catch (error) {
      reportFailure(error);
    }
    setSwitching(false);
  };
  return (
    <li className={styles.line}>
      <Text as="span" weight="semibold">
        {name}
      </Text>
      {info.current_organization.slug === slug ? (
        <StatusTag tone="positive">{texts.here}</StatusTag>
      ) : (
        <Button
          size="sm"
          variant="outline"
          tone="neutral"
          isPending={isSwitching}
          aria-label={texts.workNamed(name)}
          onPress={() => void enter()}
        >
          {texts.work}
        </Button>
      )}
    </li>
  );
}

const installation = '-';

/** Whose HR may help with the account, and whose server mails its links. A choice asks for the password. */
function HomeChoice({ account: { home, organizations } }: { account: AccountHome }): ReactNode {
  const { organizations: texts } = useSecurityTexts().account;
  const { info } = useSession();
  const [wanted, setWanted] = useState<string>();
  const close = () => setWanted(undefined);
  return (
    <>
      <Select
        label={texts.home}
        description={texts.homeHelp}
        options={[
          ...organizations.map(({ slug, name }) => ({ id: slug, label: name })),
          { id: installation, label: texts.installation },
        ]}
        value={wanted ?? home?.slug ?? installation}
        onChange={(value) => value !== (home?.slug ?? installation) && setWanted(value)}
      />
      {wanted !== undefined && (
        <PasswordDialog
          username={info.user.username}
          title={texts.changeTitle}
          submitLabel={texts.change}
          onSubmit={async (password) => {
            await chooseHome(wanted === installation ? null : wanted, password);
            await refreshSecurity();
            close();
            snackbar.success(securityTexts().account.organizations.changed);
          }}
          onClose={close}
        />
      )}
    </>
  );
}
