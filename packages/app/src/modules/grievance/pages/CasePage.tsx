import { FormProblems } from '@karmik/forms/form/FormProblems';
import {
  grievanceCategories,
  grievanceStatuses,
  isEnd,
  nextStatuses,
  satisfactions,
  type GrievanceAnswer,
  type GrievanceCategory,
  type GrievanceEvent,
  type GrievanceStatus,
} from '@karmik/model/grievance/case';
import { grievancePriorities, type GrievancePriority } from '@karmik/model/grievance/setting';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Inline } from '@karmik/ui/Inline';
import { Radio, RadioGroup } from '@karmik/ui/Radio';
import { Select } from '@karmik/ui/Select';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { TextArea } from '@karmik/ui/TextArea';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router';
import { download } from '../../../api/download.ts';
import { useDates } from '../../../preferences/dates.ts';
import { Talk } from '../../../screens/dialogue/Talk.tsx';
import { useForm } from '../../../screens/form/use-form.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { addCaseFile, caseFilePath, caseQuery, changeCase, sayAsHandler } from './calls.ts';
import { Files } from './Files.tsx';
import * as styles from './grievance.css.ts';
import { OwnCasePage } from './OwnCasePage.tsx';
import { Priority, Status } from './Status.tsx';
import { eventWords, handlingWords, words } from './words.ts';

/** One grievance: on a page of HR and where it is asked for so as its handlers see it, else as its author does. */
export default function CasePage(): ReactNode {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  return pathname.startsWith('/user/') && params.get('as') !== 'handler' ? <OwnCasePage /> : <HandledCase />;
}

function HandledCase(): ReactNode {
  const slug = useSlug();
  const { id = '' } = useParams();
  const query = useQuery(caseQuery(slug, id));
  return (
    <ScreenPage {...(query.data ? { title: query.data.title, status: <Status status={query.data.status} /> } : {})}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={4} />}>
        {(grievance) => (
          <Stack gap="xl">
            <Facts grievance={grievance} />
            {grievance.may_change && !isEnd(grievance.status as GrievanceStatus) && (
              <Course key={grievance.version} slug={slug} grievance={grievance} />
            )}
            <Conversation slug={slug} grievance={grievance} />
            <Files
              files={grievance.attachments}
              open={({ id: file }) => download(caseFilePath(slug, grievance.id, file), {})}
              add={grievance.may_change ? (file) => addCaseFile(slug, grievance.id, file) : undefined}
            />
            <History events={grievance.events} />
          </Stack>
        )}
      </Loaded>
    </ScreenPage>
  );
}

function Facts({ grievance }: { grievance: GrievanceAnswer }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { category, author, about, opened_on: on, due_at: due, is_overdue: isOverdue, status } = grievance;
  const { handler, body, resolution, satisfactions: answers, follows, reopened_count: reopened } = grievance;
  return (
    <Card title={say(words.details)}>
      <Stack gap="lg">
        <DescriptionList
          items={[
            { label: say(words.category), value: say(grievanceCategories[category as GrievanceCategory]) },
            { label: say(words.author), value: author?.full_name ?? say(words.anonymous) },
            ...(about === null ? [] : [{ label: say(words.about), value: about.name }]),
            { label: say(words.sentOn), value: dates.date(on) },
            { label: say(handlingWords.priority), value: <Priority priority={grievance.priority} /> },
            {
              label: say(handlingWords.due),
              value:
                due === null ? (
                  say(status === 'Waiting for employee' ? handlingWords.paused : handlingWords.ended)
                ) : (
                  <Inline gap="sm">
                    <span>{dates.instant(due)}</span>
                    {isOverdue && <StatusTag tone="critical">{say(handlingWords.isOverdue)}</StatusTag>}
                  </Inline>
                ),
            },
            { label: say(words.handler), value: handler?.full_name ?? say(handlingWords.unassigned) },
            ...(reopened === 0 ? [] : [{ label: say(handlingWords.reopened), value: reopened }]),
            ...(follows === null ? [] : [{ label: say(handlingWords.follows), value: follows }]),
            ...(answers.length === 0
              ? []
              : [
                  {
                    label: say(handlingWords.satisfaction),
                    value: answers
                      .map((answer) => say(satisfactions[String(answer) as keyof typeof satisfactions]))
                      .join(' → '),
                  },
                ]),
            { label: say(words.details), value: <Text isMultiline>{body}</Text>, isWide: true },
          ]}
        />
        {resolution !== null && (
          <Banner tone="info" title={say(words.resolution)}>
            {resolution}
          </Banner>
        )}
      </Stack>
    </Card>
  );
}

interface Of {
  readonly slug: string;
  readonly grievance: GrievanceAnswer;
}

/** Status, priority and handler, saved together with the version that was read. */
function Course({ slug, grievance }: Of): ReactNode {
  const say = useModelText();
  const { id, version, status, priority, handler, candidates } = grievance;
  const toBody = (values: { status: string; priority: string; handler: string; resolution: string }) => ({
    version,
    ...(values.status === status ? {} : { status: values.status as GrievanceStatus }),
    ...(values.priority === priority ? {} : { priority: values.priority as GrievancePriority }),
    ...(values.handler === String(handler?.id ?? '')
      ? {}
      : { handler: values.handler === '' ? null : Number(values.handler) }),
    ...(isEnd(values.status as GrievanceStatus) ? { resolution: values.resolution } : {}),
  });
  const form = useForm({
    initial: { status, priority, handler: String(handler?.id ?? ''), resolution: '' },
    schema: async () => (await import('@karmik/model/grievance/case')).grievancePatch,
    toBody,
    submit: async (values) => {
      await changeCase(slug, id, toBody(values));
      snackbar.success(say(handlingWords.saved));
    },
  });
  const choices = [status, ...nextStatuses[status as GrievanceStatus]] as GrievanceStatus[];
  return (
    <Card title={say(handlingWords.course)}>
      <form onSubmit={form.onSubmit} noValidate>
        <Stack gap="lg">
          <FormProblems problems={form.problems} />
          <div className={styles.filters}>
            <Select
              {...form.field('status')}
              label={say(words.status)}
              options={choices.map((each) => ({ id: each as string, label: say(grievanceStatuses[each].label) }))}
            />
            <Select
              {...form.field('priority')}
              label={say(handlingWords.priority)}
              options={Object.entries(grievancePriorities).map(([each, { label }]) => ({
                id: each,
                label: say(label),
              }))}
            />
            <Select
              {...form.field('handler')}
              value={form.values.handler === '' ? 'none' : form.values.handler}
              onChange={(next) => form.field('handler').onChange(next === 'none' || next === null ? '' : next)}
              label={say(words.handler)}
              options={[
                { id: 'none', label: say(handlingWords.unassigned) },
                ...candidates.map((person) => ({ id: String(person.id), label: person.full_name })),
              ]}
            />
          </div>
          {isEnd(form.values.status as GrievanceStatus) && (
            <TextArea {...form.field('resolution')} label={say(words.resolution)} isRequired />
          )}
          <Inline justify="end">
            <Button type="submit" isPending={form.isSending} isDisabled={form.hasErrors}>
              {say(handlingWords.save)}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}

function Conversation({ slug, grievance }: Of): ReactNode {
  const say = useModelText();
  const { id, messages, may_change: mayChange } = grievance;
  return (
    <Card title={say(words.conversation)}>
      <Stack gap="lg">
        <Talk
          said={messages.map((message) => {
            const who = message.by?.full_name ?? say(words.author);
            const isNote = message.visibility === 'internal';
            return {
              id: message.id,
              text: message.text,
              who: isNote ? `${who} · ${say(handlingWords.internal)}` : who,
              on: message.said_on,
              is: isNote ? 'note' : message.is_own ? 'own' : 'theirs',
            };
          })}
        />
        {mayChange && <AnswerForm key={messages.length} slug={slug} id={id} />}
      </Stack>
    </Card>
  );
}

function AnswerForm({ slug, id }: { slug: string; id: number }): ReactNode {
  const say = useModelText();
  const form = useForm({
    initial: { text: '', visibility: 'author' },
    schema: async () => (await import('@karmik/model/grievance/case')).handlerMessageBody,
    submit: (body) => sayAsHandler(slug, id, body),
  });
  const visibility = form.field('visibility');
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="md">
        <FormProblems problems={form.problems} />
        <RadioGroup
          label={say(handlingWords.audience)}
          isInline
          value={visibility.value}
          onChange={visibility.onChange}
        >
          <Radio value="author">{say(handlingWords.toAuthor)}</Radio>
          <Radio value="internal">{say(handlingWords.internal)}</Radio>
        </RadioGroup>
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

function History({ events }: { events: readonly GrievanceEvent[] }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const named = (event: GrievanceEvent, value: string | null): string => {
    if (value === null) return say(handlingWords.unassigned);
    if (event.kind === 'status') return say(grievanceStatuses[value as GrievanceStatus].label);
    return event.kind === 'priority' ? say(grievancePriorities[value as GrievancePriority].label) : value;
  };
  const lineOf = (event: GrievanceEvent): string => {
    const { kind, from, to, by, due_from: dueFrom, due_to: dueTo, on } = event;
    const change =
      kind === 'status' || kind === 'priority' || kind === 'handler'
        ? `: ${named(event, from)} → ${named(event, to)}`
        : kind === 'escalated' && to !== null
          ? `: ${to}`
          : '';
    const moved =
      dueFrom !== null && dueTo !== null
        ? say(handlingWords.dueMoved(dates.instant(dueFrom), dates.instant(dueTo)))
        : undefined;
    return [dates.date(on), by?.full_name, `${say(eventWords[kind])}${change}`, moved]
      .filter((part) => part !== undefined)
      .join(' · ');
  };
  return (
    <Card title={say(handlingWords.history)}>
      <ul className={styles.list}>
        {events.map((event) => (
          <li key={event.id}>
            <Text size="sm">{lineOf(event)}</Text>
          </li>
        ))}
      </ul>
    </Card>
  );
}
