import {
  nextStatuses,
  needsConclusion,
  reportFields,
  type ReportAnswer,
  type ReportStatus as Status,
} from '@karmik/model/whistle-blower/report';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { download } from '../../../api/download.ts';
import { useDates } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { failureText, reportFailure } from '../../../screens/query/report-failure.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useModelText } from '../../../texts/texts.ts';
import { actionWords } from './action-words.ts';
import { AddFile } from '../../../screens/dialogue/AddFile.tsx';
import { AnswerForm } from './AnswerForm.tsx';
import { HandOver } from './HandOver.tsx';
import { MoveForm } from './MoveForm.tsx';
import { addFile, filePath, reportQuery, takeBack, wipeReport } from './report-calls.ts';
import { ReportStatus } from './ReportStatus.tsx';
import { Talk } from '../../../screens/dialogue/Talk.tsx';
import { insideWords, words } from './words.ts';
import * as styles from '../../../screens/dialogue/dialogue.css.ts';

/** One report, for its investigators and for the person who reported it by name. */
export default function ReportPage(): ReactNode {
  const slug = useSlug();
  const { id = '' } = useParams();
  const query = useQuery(reportQuery(slug, id));
  return (
    <ScreenPage
      {...(query.data ? { title: query.data.title, status: <ReportStatus status={query.data.status} /> } : {})}
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
        {(report) => (
          <Stack gap="xl">
            <Facts report={report} />
            <Conversation slug={slug} report={report} />
            <Files slug={slug} report={report} />
            {report.is_investigator && <Course slug={slug} report={report} />}
            {report.is_investigator && <HandOver slug={slug} report={report} />}
            {report.is_investigator && <Accesses report={report} />}
          </Stack>
        )}
      </Loaded>
    </ScreenPage>
  );
}

function Facts({ report }: { report: ReportAnswer }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const line = (name: 'happened' | 'place' | 'reporter_name' | 'reporter_contact') =>
    report[name] === null ? [] : [{ id: name, label: say(reportFields[name].label), value: report[name] }];
  const wide = (name: 'description' | 'people_involved' | 'impact' | 'evidence') =>
    report[name] === null
      ? []
      : [
          {
            id: name,
            label: say(reportFields[name].label),
            value: <Text isMultiline>{report[name]}</Text>,
            isWide: true,
          },
        ];
  return (
    <Card title={say(words.what)}>
      <Stack gap="lg">
        <DescriptionList
          items={[
            { label: say(words.incidentType), value: report.incident_type },
            { label: say(words.reportedOn), value: dates.date(report.reported_on) },
            {
              label: say(insideWords.how),
              value: say(report.is_anonymous ? insideWords.anonymous : insideWords.byName),
            },
            ...(report.due_on === null ? [] : [{ label: say(insideWords.due), value: dates.date(report.due_on) }]),
            { label: say(insideWords.expires), value: dates.date(report.expires_on) },
            ...line('reporter_name'),
            ...line('reporter_contact'),
            ...line('happened'),
            ...line('place'),
            ...wide('description'),
            ...wide('people_involved'),
            ...wide('impact'),
            ...wide('evidence'),
          ]}
        />
        {report.conclusion !== null && (
          <Banner tone="info" title={say(words.conclusion)}>
            {report.conclusion}
          </Banner>
        )}
      </Stack>
    </Card>
  );
}

function Conversation({ slug, report }: { slug: string; report: ReportAnswer }): ReactNode {
  const say = useModelText();
  const { id, is_investigator: isInvestigator, comments } = report;
  const whoOf = ({ author, is_own: isOwn }: ReportAnswer['comments'][number]) =>
    author?.full_name ?? say(isInvestigator ? words.reporter : isOwn ? words.you : words.they);
  return (
    <Card title={say(words.conversation)}>
      <Stack gap="lg">
        <Talk
          said={comments.map((comment) => ({
            id: comment.id,
            text: comment.text,
            who:
              comment.visibility === 'internal' ? `${whoOf(comment)} · ${say(insideWords.internal)}` : whoOf(comment),
            on: comment.said_on,
            is: comment.visibility === 'internal' ? 'note' : comment.is_own ? 'own' : 'theirs',
            action: comment.visibility === 'internal' && comment.is_own && (
              <Inline justify="end">
                <Button
                  variant="ghost"
                  tone="neutral"
                  size="sm"
                  onPress={() => void takeBack(slug, id, comment.id).catch(reportFailure)}
                >
                  {say(insideWords.removeNote)}
                </Button>
              </Inline>
            ),
          }))}
        />
        {isInvestigator && <AnswerForm key={comments.length} slug={slug} id={id} />}
      </Stack>
    </Card>
  );
}

function Files({ slug, report }: { slug: string; report: ReportAnswer }): ReactNode {
  const say = useModelText();
  const { id, attachments } = report;
  return (
    <Card title={say(words.files)}>
      <Stack gap="lg">
        {attachments.length === 0 ? (
          <Text tone="muted">{say(insideWords.noFiles)}</Text>
        ) : (
          <ul className={styles.files}>
            {attachments.map((file) => (
              <li key={file.id}>
                <Button
                  variant="ghost"
                  size="sm"
                  onPress={() => void download(filePath(slug, id, file.id), {}).catch(reportFailure)}
                >
                  {file.name}
                </Button>
              </li>
            ))}
          </ul>
        )}
        <AddFile send={(file) => addFile(slug, id, file)} />
      </Stack>
    </Card>
  );
}

/** Where it goes from here, and its end. */
function Course({ slug, report }: { slug: string; report: ReportAnswer }): ReactNode {
  const say = useModelText();
  const navigate = useNavigate();
  const status = report.status as Status;
  const next = nextStatuses[status];
  const wipe = () =>
    void confirm({
      title: say(insideWords.wipe),
      message: say(insideWords.wipeWhy),
      confirmLabel: say(insideWords.wipe),
      isDestructive: true,
      onConfirm: async () => {
        try {
          await wipeReport(slug, report.id);
        } catch (error) {
          throw new Error(failureText(error), { cause: error });
        }
        snackbar.success(say(insideWords.wiped));
        await navigate('/user/whistle-blower');
      },
    });
  if (next.length === 0 && !needsConclusion(status)) return null;
  return (
    <Card title={say(insideWords.move)}>
      <Stack gap="lg">
        {next.length > 0 && <MoveForm key={status} slug={slug} report={report} next={next} />}
        {needsConclusion(status) && (
          <Inline justify="end">
            <Button variant="outline" tone="critical" onPress={wipe}>
              {say(insideWords.wipe)}
            </Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}

function Accesses({ report: { accesses } }: { report: ReportAnswer }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  return (
    <Card title={say(insideWords.accesses)} description={say(insideWords.accessesWhy)}>
      <ul className={styles.files}>
        {accesses.map(({ id, full_name: name, action, at }) => (
          <li key={id}>
            <Text size="sm">
              {dates.instant(at)} · {name} · {actionWords(action, say)}
            </Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
