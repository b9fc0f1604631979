import { EntityForm } from '@karmik/forms/EntityForm';
import type { Entity } from '@karmik/model/kit/entity';
import { nameIn } from '@karmik/model/kit/fields';
import { clockText } from '@karmik/model/kit/figures';
import { timerEnd, timerFields, type TimerAnswer } from '@karmik/model/work-log/answers';
import { workLog } from '@karmik/model/work-log/log';
import { workLogEndpoints } from '@karmik/model/work-log/endpoints';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Dialog } from '@karmik/ui/Dialog';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useDates, useDateStyle } from '../../preferences/dates.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { reportFailure } from '../../screens/query/report-failure.ts';
import { endpoint, keyOf, refresh } from '../../screens/records.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

const minute = 60_000;
const started: Entity = { name: 'work_timer_start', label: words.timer, fields: timerFields };
const ended: Entity = { name: 'work_timer_end', label: words.timer, fields: timerEnd };

/** The present, read again each half minute. */
function useNow(isRunning: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const ticks = setInterval(() => setNow(Date.now()), minute / 2);
    return () => clearInterval(ticks);
  }, [isRunning]);
  return now;
}

/** The one timer of a person: started for an activity, stopped into a draft, and asked for its end where it is forgotten. */
export function TimerCard(): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const dates = useDates();
  const { language } = useDateStyle();
  const [open, setOpen] = useState<'start' | 'end'>();
  const path = endpoint(workLog, slug, workLogEndpoints.timer);
  const { data } = useQuery({
    queryKey: keyOf(workLog, path),
    queryFn: ({ signal }) => api.get(path, { signal }).json<TimerAnswer>(),
  });
  const timer = data?.timer ?? null;
  const now = useNow(timer !== null);
  if (data === undefined) return null;
  const close = () => setOpen(undefined);
  const stopped = ({ log }: TimerAnswer) => {
    snackbar.success(say(log === null ? words.tooShort : words.stopped));
    close();
    void refresh(workLog);
  };
  const stop = async (id: number) => {
    try {
      stopped(await api.post(`${path}stop/`, { json: { timer: id } }).json<TimerAnswer>());
    } catch (error) {
      reportFailure(error);
      await refresh(workLog);
    }
  };
  const discard = (id: number) =>
    confirm({
      title: say(words.discardSure),
      confirmLabel: say(words.discard),
      isDestructive: true,
      onConfirm: async () => {
        await api.post(`${path}discard/`, { json: { timer: id } });
        await refresh(workLog);
      },
    });
  const isLeft = timer !== null && now > Date.parse(timer.latest_end);
  const what =
    timer === null
      ? ''
      : [timer.activity, timer.project, timer.task]
          .flatMap((each) => (each ? [nameIn(language, each)] : []))
          .join(', ');
  return (
    <Card title={say(words.timer)}>
      {timer === null ? (
        <Inline>
          <Button variant="outline" tone="neutral" onPress={() => setOpen('start')}>
            {say(words.start)}
          </Button>
        </Inline>
      ) : (
        <Stack gap="md">
          {isLeft && (
            <Banner tone="caution" title={say(words.left)}>
              {say(words.leftHelp(dates.instant(timer.started_at)))}
            </Banner>
          )}
          <Inline gap="md" align="center">
            {!isLeft && (
              <Text size="lg" weight="semibold">
                {clockText(Math.max(0, Math.floor((now - Date.parse(timer.started_at)) / minute)), language)}
              </Text>
            )}
            <Text>{what}</Text>
            <Text tone="muted">{say(words.since(dates.time(timer.started_at)))}</Text>
          </Inline>
          <Inline gap="sm">
            {isLeft ? (
              <Button onPress={() => setOpen('end')}>{say(words.enterEnd)}</Button>
            ) : (
              <Button onPress={() => void stop(timer.id)}>{say(words.stop)}</Button>
            )}
            <Button variant="outline" tone="neutral" onPress={() => setOpen('start')}>
              {say(words.start)}
            </Button>
            <Button variant="ghost" tone="critical" onPress={() => void discard(timer.id)}>
              {say(words.discard)}
            </Button>
          </Inline>
        </Stack>
      )}
      {open === 'start' && (
        <Dialog isOpen isStaying onOpenChange={close} title={say(words.start)}>
          <EntityForm
            entity={started}
            noticeName={null}
            fields={['activity', 'project', 'task', 'remarks']}
            submit={(body) => api.post(`${path}start/`, { json: body }).json()}
            onSuccess={() => {
              close();
              void refresh(workLog);
            }}
            onCancel={close}
            submitLabel={words.start}
          />
        </Dialog>
      )}
      {open === 'end' && timer !== null && (
        <Dialog isOpen isStaying onOpenChange={close} title={say(words.enterEnd)}>
          <EntityForm
            entity={ended}
            noticeName={null}
            fields={['ended_at']}
            initial={{ ended_at: timer.started_at }}
            submit={async (body) => {
              const answer = await api.post(`${path}stop/`, { json: { ...body, timer: timer.id } }).json<TimerAnswer>();
              stopped(answer);
              return answer;
            }}
            onSuccess={() => undefined}
            onCancel={close}
            submitLabel={words.stop}
          />
        </Dialog>
      )}
    </Card>
  );
}
