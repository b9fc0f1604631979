import { Avatar } from '@karmik/ui/Avatar';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Inline } from '@karmik/ui/Inline';
import { PageHeader } from '@karmik/ui/PageHeader';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { allMessages, toFailure } from '../../../api/failure.ts';
import { useSession } from '../../../shell/session.ts';
import { viewAsAdmin } from '../../../shell/view.ts';
import { texts as currentTexts, useTexts } from '../../../texts/texts.ts';
import { PageBody } from '../../../screens/PageBody.tsx';

/** The organisations in which one may work as HR or auditor (AUD-2, LOG-8). */
export default function SwitchOrganizationPage(): ReactNode {
  const texts = useTexts();
  const navigate = useNavigate();
  const { info, admin, adminSlug } = useSession();
  const [busy, setBusy] = useState<string>();

  const enter = async (slug: string) => {
    setBusy(slug);
    try {
      await navigate(await viewAsAdmin(slug));
    } catch (error) {
      const { errors, say } = currentTexts();
      const [first] = allMessages(toFailure(error));
      snackbar.error(first === undefined ? errors.noAnswerNow : say(first));
    } finally {
      setBusy(undefined);
    }
  };

  return (
    <PageBody width="form">
      <PageHeader title={texts.view.switchOrganization} description={texts.view.switchDescription} />
      {admin.switchable_organizations.length === 0 ? (
        <EmptyState title={texts.view.noOrganization} description={texts.view.noOrganizationDescription} />
      ) : (
        <Stack gap="md" as="ul">
          {admin.switchable_organizations.map(({ slug, name, abbreviation }) => (
            <li key={slug}>
              <Card>
                <Inline justify="between">
                  <Inline>
                    <Avatar name={abbreviation || name} size="lg" isDecorative />
                    <Stack gap="none">
                      <Text as="span" weight="semibold">
                        {name}
                      </Text>
                      <Text as="span" size="sm" tone="muted">
                        {abbreviation}
                      </Text>
                    </Stack>
                  </Inline>
                  <Inline>
                    {slug === adminSlug && <StatusTag tone="positive">{texts.view.here}</StatusTag>}
                    <Button
                      variant="outline"
                      tone="neutral"
                      isPending={busy === slug}
                      aria-label={`${info.user.is_audit_user ? texts.view.viewAsAuditor : texts.view.viewAsHr}: ${name}`}
                      onPress={() => void enter(slug)}
                    >
                      {info.user.is_audit_user ? texts.view.viewAsAuditor : texts.view.viewAsHr}
                    </Button>
                  </Inline>
                </Inline>
              </Card>
            </li>
          ))}
        </Stack>
      )}
    </PageBody>
  );
}
