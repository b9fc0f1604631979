import { adjustmentKinds } from '@karmik/model/attendance/adjustment';
import { attendanceDay } from '@karmik/model/attendance/attendance-day';
import type { DayExplanation } from '@karmik/model/attendance/day/explanation';
import { attendanceEndpoints } from '@karmik/model/attendance/endpoints';
import { listed } from '@karmik/model/kit/message';
import { bilingual, type Text as ModelText } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Drawer } from '@karmik/ui/Drawer';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Tag } from '@karmik/ui/Tag';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useDates } from '../../../preferences/dates.ts';
import { todayThere } from '../../../preferences/place.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { may, useSession } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import * as styles from './day.css.ts';
import { DayFigures } from './DayFigures.tsx';
import { DayPunches } from './DayPunches.tsx';
import { dayState } from './day-state.ts';
import { DaySettings } from './DaySettings.tsx';
import { words } from './explanation-words.ts';
import { words as reminderWords } from './reminder-words.ts';
import { mayRemind, sendReminders } from './reminders.ts';

const AddPunch = lazy(() => import('./AddPunch.tsx'));
const AskAdjustment = lazy(() => import('./AskAdjustment.tsx'));

export interface DayDetailProps {
  readonly id: string;
  readonly slug: string;
  readonly as: 'user' | 'supervisor' | 'hr';
  readonly onClose: () => void;
}

/** One day beside its list: what it counts for and why. Its owner asks for an adjustment from here. */
export default function DayDetail({ id, slug, as, onClose }: DayDetailProps): ReactNode {
  const say = useModelText();
  const { date } = useDates();
  const { info } = useSession();
  const [isAsking, setAsking] = useState(false);
  const path = `${endpoint(attendanceDay, slug, attendanceEndpoints.days)}${encodeURIComponent(id)}/explanation/`;
  const query = useQuery({
    queryKey: keyOf(attendanceDay, path, as),
    queryFn: ({ signal }) => api.get(path, { searchParams: { as }, signal }).json<DayExplanation>(),
  });
  const day = query.data;
  const isOpenDay = day !== undefined && !day.is_closed && day.day <= todayThere();
  const isOfOther = day !== undefined && day.employee.id !== info.user.id;
  const mayAdd = as === 'hr' && isOpenDay && isOfOther && may('5.09', 'write');
  const canRemind =
    as !== 'user' &&
    isOpenDay &&
    isOfOther &&
    day.standing === 'Missing Punch' &&
    day.pending_adjustments.length === 0 &&
    mayRemind(as);
  // What was sent already is decided first.
  const mayAsk = as === 'user' && isOpenDay && day.pending_adjustments.length === 0;
  return (
    <Drawer
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={day ? date(day.day) : say(attendanceDay.label)}
      {...((mayAsk || mayAdd || canRemind) && !info.user.is_audit_user
        ? {
            footer: (
              <Inline gap="sm" justify="end">
                {canRemind && <RemindOne day={day} slug={slug} as={as} />}
                {(mayAsk || mayAdd) && (
                  <Button variant="outline" onPress={() => setAsking(true)}>
                    {say(mayAdd ? words.add : words.ask)}
                  </Button>
                )}
              </Inline>
            ),
          }
        : {})}
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {(explained) => <Explained day={explained} isOwn={as === 'user'} />}
      </Loaded>
      {isAsking && day && (
        <Suspense fallback={null}>
          {mayAdd ? (
            <AddPunch day={day} missing={missingOf(day)} onClose={() => setAsking(false)} />
          ) : (
            <AskAdjustment initial={askedFor(day)} onClose={() => setAsking(false)} />
          )}
        </Suspense>
      )}
    </Drawer>
  );
}

interface RemindOneProps {
  readonly day: DayExplanation;
  readonly slug: string;
  readonly as: 'supervisor' | 'hr';
}

/** Reminds the employee of this day. */
function RemindOne({ day: { employee, day }, slug, as }: RemindOneProps): ReactNode {
  const say = useModelText();
  const [isSending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    try {
      const { reminded } = await sendReminders(slug, as, { day__gte: day, day__lte: day }, [employee.id]);
      if (reminded > 0) snackbar.success(say(reminderWords.sentOne(employee.full_name)));
      else snackbar.show({ text: say(reminderWords.alreadySent), tone: 'caution' });
    } catch (error) {
      reportFailure(error);
    }
    setSending(false);
  };
  return (
    <Button
      variant="outline"
      tone="neutral"
      isPending={isSending}
      aria-label={say(reminderWords.remindOf(employee.full_name))}
      onPress={() => void send()}
    >
      {say(reminderWords.remind)}
    </Button>
  );
}

/** What an adjustment of a day most likely adds: the punches that are missing. */
function askedFor({ day, standing, punches }: DayExplanation): Readonly<Record<string, unknown>> {
  const counted = punches.filter((punch) => punch.is_counted);
  const isMissing = standing === 'Missing Punch' || standing === 'Absent';
  if (!isMissing) return { adjusted_on: day };
  if (counted.length === 0) return { adjusted_on: day, kind: 'Both' };
  return { adjusted_on: day, kind: counted.at(-1)?.category === 'Punch Out' ? 'Punch In' : 'Punch Out' };
}

/** The punch that a day most likely lacks. */
function missingOf({ standing, punches }: DayExplanation): 'Punch In' | 'Punch Out' | undefined {
  if (standing !== 'Missing Punch' && standing !== 'Absent') return undefined;
  const last = punches.findLast((punch) => punch.is_counted);
  return last === undefined || last.category === 'Punch Out' ? 'Punch In' : 'Punch Out';
}

const namesOf = ({ full_name: name, name_ne: inNepali }: DayExplanation['employee']): ModelText =>
  bilingual(name, inNepali ?? name);

function Explained({ day, isOwn }: { day: DayExplanation; isOwn: boolean }): ReactNode {
  const say = useModelText();
  const { label, tone } = dayState({
    ...day,
    late: day.figures.late,
    is_travelling: day.excuses.some(({ kind }) => kind === 'Travel'),
  });
  return (
    <Stack gap="lg">
      {!isOwn && <PersonChip person={day.employee} />}
      <div className={styles.tags}>
        <StatusTag tone={tone}>{say(label)}</StatusTag>
        {day.is_remote && <Tag>{say(words.remote)}</Tag>}
      </div>
      {day.pending_adjustments.map(({ id, kind, deciders }) => (
        <Banner key={id} tone="info" title={say(words.pending)}>
          {[
            say(adjustmentKinds[kind]),
            ...(deciders.length > 0 ? [say(words.decides(listed(deciders.map(namesOf))))] : []),
          ].join(' · ')}
        </Banner>
      ))}
      {day.is_closed && <Banner tone="info">{say(words.closed)}</Banner>}
      {!day.is_closed && day.stored && <Banner tone="info">{say(words.soon)}</Banner>}
      <Card title={say(words.why)} titleLevel="3">
        <DayFigures figures={day.figures} reasons={day.reasons} />
      </Card>
      {day.is_closed && day.stored && (
        <Card title={say(words.storedOtherwise)} titleLevel="3">
          <DayFigures figures={day.stored.figures} reasons={[]} />
        </Card>
      )}
      <DayPunches punches={day.punches} />
      <DaySettings day={day} />
    </Stack>
  );
}
