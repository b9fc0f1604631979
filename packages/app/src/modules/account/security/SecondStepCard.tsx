import type { OtpMethod, OwnMechanism } from '@karmik/model/account/second-step';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useSession } from '../../../shell/session.ts';
import { useSecurityTexts } from '../../../texts/texts.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { RenewDialog } from './RenewDialog.tsx';
import { SetUpDialog } from './SetUpDialog.tsx';
import { refreshSecurity, useMechanism, usePasskeys } from './security-calls.ts';

type Open = { readonly kind: 'set-up'; readonly method: OtpMethod } | { readonly kind: 'renew' | 'remove' } | undefined;

/** Below so many recovery codes someone should make new ones. */
const few = 3;

/** One's own one-time passwords: whether they are on, how they come, and what is left for the day without a phone. */
export function SecondStepCard(): ReactNode {
  const { step } = useSecurityTexts().account;
  const query = useMechanism();
  return (
    <Card
      title={step.title}
      description={step.description}
      actions={
        query.data && (
          <StatusTag tone={query.data.method ? 'positive' : 'neutral'}>
            {query.data.method ? step.on : step.off}
          </StatusTag>
        )
      }
    >
      <Loaded query={query} waiting={<Skeleton shape="text" count={3} />}>
        {(mechanism) => <SecondStep mechanism={mechanism} />}
      </Loaded>
    </Card>
  );
}

function SecondStep({ mechanism }: { mechanism: OwnMechanism }): ReactNode {
  const { step } = useSecurityTexts().account;
  const dates = useDates();
  const { info } = useSession();
  const { data: passkeys = [] } = usePasskeys();
  const [open, setOpen] = useState<Open>();
  const {
    method,
    confirmed_at: since,
    recovery_codes_left: left,
    is_required: isRequired,
    has_mail: hasMail,
    needs_operator_mail: needsOperatorMail,
  } = mechanism;
  const hasStep = method !== null || passkeys.length > 0;
  const close = () => {
    setOpen(undefined);
    void refreshSecurity();
  };
  const button = (label: string, next: Open, isMain = false) => (
    <Button
      {...(isMain ? {} : { variant: 'outline' as const, tone: 'neutral' as const })}
      onPress={() => setOpen(next)}
    >
      {label}
    </Button>
  );
  return (
    <Stack gap="lg">
      {!hasStep && isRequired && <Banner tone="info">{hasMail ? step.required : step.requiredNoMail}</Banner>}
      {hasStep && left < few && <Banner tone="caution">{step.few}</Banner>}
      {method && (
        <DescriptionList
          items={[
            { label: step.method, value: method === 'app' ? step.byApp : step.byMail },
            { label: step.since, value: since && dates.instant(since) },
            { label: step.recovery, value: step.recoveryLeft(left) },
          ]}
        />
      )}
      <Inline gap="sm">
        {method === null && (
          <>
            {button(step.setUpApp, { kind: 'set-up', method: 'app' }, true)}
            {hasMail && button(step.setUpMail, { kind: 'set-up', method: 'email' })}
          </>
        )}
        {method === 'email' && button(step.changeToApp, { kind: 'set-up', method: 'app' }, true)}
        {method === 'app' && button(step.newApp, { kind: 'set-up', method: 'app' })}
        {hasStep && button(step.renew, { kind: 'renew' })}
        {method !== null && button(step.remove, { kind: 'remove' })}
      </Inline>
      {method === null && !hasMail && (
        <Text size="sm" tone="muted">
          {needsOperatorMail ? step.noInstallationMail : step.noMail}
        </Text>
      )}
      {open?.kind === 'set-up' && <SetUpDialog method={open.method} username={info.user.username} onClose={close} />}
      {open?.kind === 'renew' && <RenewDialog onClose={close} />}
      {open?.kind === 'remove' && <RemoveDialog isRequired={isRequired} onClose={close} />}
    </Stack>
  );
}
