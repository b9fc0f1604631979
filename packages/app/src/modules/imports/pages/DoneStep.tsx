import { employeeListPaths } from '@karmik/model/hris/admin-paths';
import type { ImportAnswer } from '@karmik/model/spreadsheet/contracts';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import type { ReactNode } from 'react';
import { fillPath } from '@karmik/model/kit/links';
import { useNumbers } from '../../../preferences/dates.ts';
import { may } from '../../../shell/session.ts';
import { useWorkTexts } from '../../../texts/texts.ts';
import { RowsTable } from './RowsTable.tsx';

/** What came of it, and where to go from here. */
export function DoneStep({
  answer,
  slug,
  onRestart,
}: {
  answer: ImportAnswer;
  slug: string;
  onRestart: () => void;
}): ReactNode {
  const texts = useWorkTexts().imports;
  const number = useNumbers();
  const { created, existing, invalid } = answer.counts;
  return (
    <Stack gap="lg">
      <Banner tone="positive" title={texts.doneTitle(number(created))}>
        {texts.doneDescription(number(existing), number(invalid))}
      </Banner>
      <Inline gap="sm">
        <ButtonLink href={fillPath(employeeListPaths.current, { slug })}>{texts.toEmployees}</ButtonLink>
        {may('2.02', 'read') && (
          <ButtonLink
            variant="outline"
            tone="neutral"
            href={fillPath('/admin/:slug/organization/report/email-logs', { slug })}
          >
            {texts.toMails}
          </ButtonLink>
        )}
        <Button variant="ghost" tone="neutral" onPress={onRestart}>
          {texts.another}
        </Button>
      </Inline>
      <Card isFlush>
        <RowsTable answer={answer} slug={slug} />
      </Card>
    </Stack>
  );
}
