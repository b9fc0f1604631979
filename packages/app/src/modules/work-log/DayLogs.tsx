import { EntityForm } from '@karmik/forms/EntityForm';
import { nameIn, type NamedRef } from '@karmik/model/kit/fields';
import { durationText } from '@karmik/model/kit/figures';
import { addDaysTo } from '@karmik/model/kit/period';
import type { Page } from '@karmik/model/kit/paging';
import { figures } from '@karmik/model/kit/digits';
import type { WeekAnswer } from '@karmik/model/work-log/answers';
import { workLog, type WorkLog } from '@karmik/model/work-log/log';
import { workLogEndpoints } from '@karmik/model/work-log/endpoints';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Dialog } from '@karmik/ui/Dialog';
import { Divider } from '@karmik/ui/Divider';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useState, type ReactNode } from 'react';
import { api, change } from '../../api/client.ts';
import { useDates, useDateStyle } from '../../preferences/dates.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { Loaded } from '../../screens/query/Loaded.tsx';
import { reportFailure } from '../../screens/query/report-failure.ts';
import { endpoint, keyOf, mayWriteField, refresh } from '../../screens/records.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

type Listed = WorkLog & { readonly version: string };

const asked = [
  'activity',
  'project',
  'task',
  'starts_at',
  'ends_at',
  'duration',
  'quantity',
  'remarks',
  'proof',
] as const;

/** The logs of one day, with what attendance says of it. */
export function DayLogs({
  of,
  day,
}: {
  readonly of: WeekAnswer['days'][number] | undefined;
  readonly day: string;
}): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const dates = useDates();
  const { language } = useDateStyle();
  const [open, setOpen] = useState<Listed | 'new'>();
  const path = endpoint(workLog, slug, workLogEndpoints.entry);
  const query = useQuery({
    queryKey: keyOf(workLog, path, day),
    queryFn: ({ signal }) =>
      api
        .get(path, {
          searchParams: { as: 'user', worked_on__gte: day, worked_on__lte: day, sort: 'created_at', limit: 50 },
          signal,
        })
        .json<Page<Listed>>(),
  });
  const copy = async () => {
    try {
      const week = endpoint(workLog, slug, workLogEndpoints.week);
      const { logs } = await api
        .post(`${week}copy/`, { json: { from: addDaysTo(day, -1), to: day } })
        .json<{ logs: number }>();
      snackbar.success(say(words.copied(logs)));
      await refresh(workLog);
    } catch (error) {
      reportFailure(error);
    }
  };
  const attended = of?.attended ?? null;
  const isAbove = of !== undefined && attended !== null && attended > 0 && of.minutes > attended;
  return (
    <Card
      title={dates.date(day)}
      actions={
        <Inline gap="sm">
          <Button onPress={() => setOpen('new')}>{say(words.add)}</Button>
          <Button variant="outline" tone="neutral" onPress={() => void copy()}>
            {say(words.copy)}
          </Button>
        </Inline>
      }
    >
      <Stack gap="md">
        {isAbove && (
          <Banner tone="caution">
            {say(words.above(durationText(of.minutes, language), durationText(attended, language)))}
          </Banner>
        )}
        {of !== undefined && of.timesheet > 0 && (
          <Banner tone="info">{say(words.onTimesheet(durationText(of.timesheet, language)))}</Banner>
        )}
        {of !== undefined && attended !== null && (
          <Text tone="muted">
            {`${say(words.attended)}: ${durationText(attended, language)}. ${say(words.attendanceRules)}`}
          </Text>
        )}
        <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
          {({ results }) =>
            results.length === 0 ? (
              <Text tone="muted">{say(words.noLogs)}</Text>
            ) : (
              <Stack gap="md">
                {results.map((log, index) => (
                  <Fragment key={log.id}>
                    {index > 0 && <Divider />}
                    <LogLine log={log} path={path} onEdit={() => setOpen(log)} />
                  </Fragment>
                ))}
              </Stack>
            )
          }
        </Loaded>
      </Stack>
      {open !== undefined && (
        <LogDialog day={day} path={path} log={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
      )}
    </Card>
  );
}

/** What a log measures, as its reader writes it. */
function useMeasure(): (log: WorkLog) => string {
  const { language } = useDateStyle();
  return ({ starts_at, ends_at, duration, quantity }) => {
    const clock = starts_at !== null && ends_at !== null ? figures(`${starts_at}–${ends_at}`, language) : '';
    const time = duration === null ? '' : durationText(duration, language);
    const count = quantity === null ? '' : figures(quantity.replace(/\.?0+$/, ''), language);
    return [clock, time, count].filter(Boolean).join(' · ');
  };
}

interface LogLineProps {
  readonly log: Listed;
  readonly path: string;
  readonly onEdit: () => void;
}

function LogLine({ log, path, onEdit }: LogLineProps): ReactNode {
  const say = useModelText();
  const { language } = useDateStyle();
  const measure = useMeasure();
  const { status, version } = log;
  const state = workLog.fields.status.states[status];
  const isMine = status === 'Draft' || status === 'Decline';
  const remove = () =>
    confirm({
      title: say(words.removeSure),
      confirmLabel: say(words.remove),
      isDestructive: true,
      onConfirm: async () => {
        await api.delete(`${path}${log.id}/`, { headers: { 'if-match': `"${version}"` } });
        await refresh(workLog);
      },
    });
  const named = (each: NamedRef | null) => (each ? [nameIn(language, each)] : []);
  return (
    <Stack gap="xs">
      <Inline gap="sm" align="center">
        <Text weight="semibold">{named(log.activity).join('')}</Text>
        <Text>{measure(log)}</Text>
        <StatusTag tone={state.tone}>{say(state.label)}</StatusTag>
      </Inline>
      {(log.project !== null || log.task !== null) && (
        <Text tone="muted">{[...named(log.project), ...named(log.task)].join(' · ')}</Text>
      )}
      {log.remarks && <Text>{log.remarks}</Text>}
      {isMine && (
        <Inline gap="sm">
          <Button size="sm" variant="outline" tone="neutral" onPress={onEdit}>
            {say(words.edit)}
          </Button>
          {status === 'Draft' && (
            <Button size="sm" variant="ghost" tone="critical" onPress={() => void remove()}>
              {say(words.remove)}
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}

interface LogDialogProps {
  readonly day: string;
  readonly path: string;
  /** Absent: a new one is written. */
  readonly log: Listed | undefined;
  readonly onClose: () => void;
}

function LogDialog({ day, path, log, onClose }: LogDialogProps): ReactNode {
  const say = useModelText();
  return (
    <Dialog isOpen isStaying onOpenChange={(isOpen) => !isOpen && onClose()} title={say(log ? words.edit : words.add)}>
      <EntityForm
        entity={workLog}
        noticeName={null}
        record={log}
        mayWrite={mayWriteField(workLog)}
        groups={[{ fields: asked }]}
        submit={(body, version) =>
          log
            ? api.patch(`${path}${log.id}/edit/`, change(body, version)).json()
            : api.post(path, { json: { ...body, worked_on: day } }).json()
        }
        onSuccess={() => {
          snackbar.success(say(words.saved));
          onClose();
          void refresh(workLog);
        }}
        onUnchanged={onClose}
        onCancel={onClose}
        submitLabel={log ? words.saveChange : words.save}
      />
    </Dialog>
  );
}
