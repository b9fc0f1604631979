import type { OwnSession } from '@karmik/model/account/contracts';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { confirm } from '@karmik/ui/ConfirmDialog';
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
import { endOtherSessions, endSession, refreshSecurity, useSessions } from './security-calls.ts';

/** Where one is signed in, and the end of what one does not know. */
export function SessionsCard(): ReactNode {
  const { sessions: texts } = useSecurityTexts().account;
  const query = useSessions();
  const hasOthers = (query.data?.length ?? 0) > 1;
  return (
    <Card
      title={texts.title}
      description={texts.description}
      actions={
        hasOthers && (
          <Button variant="outline" tone="neutral" onPress={() => void endOthers()}>
            {texts.endOthers}
          </Button>
        )
      }
    >
      <Loaded query={query} waiting={<Skeleton shape="text" count={3} />}>
        {(sessions) => (
          <Stack gap="md">
            <BrowserList label={texts.list}>
              {sessions.map((session) => (
                <SessionLine key={session.id} session={session} />
              ))}
            </BrowserList>
            {sessions.length === 1 && (
              <Text size="sm" tone="muted">
                {texts.alone}
              </Text>
            )}
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}

async function endOthers(): Promise<void> {
  const { sessions: texts } = securityTexts().account;
  const isSure = await confirm({
    title: texts.endOthersTitle,
    message: texts.endOthersMessage,
    confirmLabel: texts.endOthers,
    tone: 'caution',
  });
  if (!isSure) return;
  try {
    await endOtherSessions();
    snackbar.success(securityTexts().account.sessions.othersEnded);
  } catch (error) {
    reportFailure(error);
  }
  await refreshSecurity();
}

function SessionLine({ session }: { session: OwnSession }): ReactNode {
  const { sessions: texts } = useSecurityTexts().account;
  const dates = useDates();
  const end = async () => {
    try {
      await endSession(session.id);
      snackbar.success(securityTexts().account.sessions.ended);
    } catch (error) {
      reportFailure(error);
    }
    await refreshSecurity();
  };
  return (
    <BrowserLine
      userAgent={session.user_agent}
      tags={
        <>
          {session.is_current && <StatusTag tone="positive">{texts.here}</StatusTag>}
          {session.is_remembered && <StatusTag tone="neutral">{texts.remembered}</StatusTag>}
        </>
      }
      details={[
        session.ip,
        texts.lastUsed(dates.ago(session.last_used_at)),
        texts.signedIn(dates.instant(session.created_at)),
      ]}
      {...(session.is_current ? {} : { action: { label: texts.end, labelOf: texts.endNamed, run: end } })}
    />
  );
}
