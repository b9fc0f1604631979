import type { OwnSignIn } from '@karmik/model/account/contracts';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { BrowserLine, BrowserList } from '../../../browsers/BrowserList.tsx';
import { useDates } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { securityTexts, useSecurityTexts } from '../../../texts/texts.ts';
import { endOtherSessions, refreshSecurity, useSignIns } from './security-calls.ts';

const tones = {
  success: 'positive',
  wrong_password: 'critical',
  wrong_code: 'critical',
  locked: 'caution',
  disabled: 'neutral',
} as const satisfies Record<OwnSignIn['outcome'], string>;

/** Who signed in to one's account, or tried to, and what one does about it. */
export function SignInsCard({ onNotMe }: { onNotMe: () => void }): ReactNode {
  const { signIns: texts } = useSecurityTexts().account;
  const query = useSignIns();
  return (
    <Card title={texts.title} description={texts.description}>
      <Loaded query={query} waiting={<Skeleton shape="text" count={3} />}>
        {({ pages }) => {
          const signIns = pages.flatMap(({ results }) => results);
          if (signIns.length === 0)
            return (
              <Text size="sm" tone="muted">
                {texts.none}
              </Text>
            );
          return (
            <Stack gap="md">
              <BrowserList label={texts.list}>
                {signIns.map((signIn) => (
                  <SignInLine key={`${signIn.organization} ${signIn.id}`} signIn={signIn} onNotMe={onNotMe} />
                ))}
              </BrowserList>
              {query.hasNextPage && (
                <Inline>
                  <Button
                    variant="outline"
                    tone="neutral"
                    isPending={query.isFetchingNextPage}
                    onPress={() => void query.fetchNextPage()}
                  >
                    {texts.more}
                  </Button>
                </Inline>
              )}
            </Stack>
          );
        }}
      </Loaded>
    </Card>
  );
}

function SignInLine({ signIn, onNotMe }: { signIn: OwnSignIn; onNotMe: () => void }): ReactNode {
  const { signIns: texts } = useSecurityTexts().account;
  const dates = useDates();
  return (
    <BrowserLine
      userAgent={signIn.user_agent}
      tags={<StatusTag tone={tones[signIn.outcome]}>{texts.outcomes[signIn.outcome]}</StatusTag>}
      details={[dates.instant(signIn.at), signIn.ip, signIn.organization]}
      action={{
        label: texts.notMe,
        labelOf: (browser) => texts.notMeNamed(`${browser}, ${dates.instant(signIn.at)}`),
        run: () => endOthers(onNotMe),
      }}
    />
  );
}

async function endOthers(onNotMe: () => void): Promise<void> {
  const { signIns: texts } = securityTexts().account;
  const isSure = await confirm({
    title: texts.notMeTitle,
    message: texts.notMeMessage,
    confirmLabel: texts.notMeSubmit,
    tone: 'caution',
  });
  if (!isSure) return;
  try {
    await endOtherSessions();
    snackbar.success(securityTexts().account.signIns.notMeDone);
    onNotMe();
  } catch (error) {
    reportFailure(error);
  }
  await refreshSecurity();
}
