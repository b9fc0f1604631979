import type { OpenedReport } from '@karmik/model/whistle-blower/report';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { TextArea } from '@karmik/ui/TextArea';
import { FormProblems } from '@karmik/forms/form/FormProblems';
import { useState, type ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { useForm } from '../../../screens/form/use-form.ts';
import { useModelText } from '../../../texts/texts.ts';
import { AddFile } from '../../../screens/dialogue/AddFile.tsx';
import { ReportStatus } from './ReportStatus.tsx';
import { Talk } from '../../../screens/dialogue/Talk.tsx';
import { addFile, writeComment } from './untraced.ts';
import { words } from './words.ts';

interface ReturnedProps {
  readonly opened: OpenedReport;
  readonly onLeave: () => void;
}

/** A report as the person who sent it sees it. */
export function Returned({ opened: { access, report: first }, onLeave }: ReturnedProps): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const [report, setReport] = useState(first);
  return (
    <Stack gap="xl">
      <Card title={report.title} actions={<ReportStatus status={report.status} />}>
        <Stack gap="lg">
          <DescriptionList
            items={[
              { label: say(words.incidentType), value: report.incident_type },
              { label: say(words.reportedOn), value: dates.date(report.reported_on) },
              { label: say(words.what), value: <Text isMultiline>{report.description}</Text>, isWide: true },
            ]}
          />
          {report.conclusion !== null && (
            <Banner tone="info" title={say(words.conclusion)}>
              {report.conclusion}
            </Banner>
          )}
          <Text tone="muted" size="sm">
            {say(words.openUntil(dates.date(report.open_until)))}
          </Text>
        </Stack>
      </Card>
      <Card title={say(words.conversation)}>
        <Stack gap="lg">
          <Talk
            said={report.comments.map(({ id, text, is_own: isOwn, said_on: on }) => ({
              id,
              text,
              on,
              who: say(isOwn ? words.you : words.they),
              is: isOwn ? 'own' : 'theirs',
            }))}
          />
          <Message key={report.comments.length} send={async (text) => setReport(await writeComment(access, text))} />
        </Stack>
      </Card>
      <Card title={say(words.files)}>
        <Stack gap="lg">
          {report.attachments.map(({ id, name }) => (
            <Text key={id}>{name}</Text>
          ))}
          <AddFile send={async (file) => setReport(await addFile(access, file))} />
        </Stack>
      </Card>
      <Inline justify="end">
        <Button variant="outline" tone="neutral" onPress={onLeave}>
          {say(words.leave)}
        </Button>
      </Inline>
    </Stack>
  );
}

function Message({ send }: { send: (text: string) => Promise<void> }): ReactNode {
  const say = useModelText();
  const form = useForm({
    initial: { text: '' },
    schema: async () => (await import('@karmik/model/whistle-blower/report')).messageBody,
    submit: ({ text }) => send(text),
  });
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="md">
        <FormProblems problems={form.problems} />
        <TextArea {...form.field('text')} label={say(words.message)} isRequired />
        <Inline justify="end">
          <Button type="submit" isPending={form.isSending} isDisabled={form.hasErrors}>
            {say(words.sendMessage)}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
