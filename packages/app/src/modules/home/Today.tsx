import { holidayParts } from '@karmik/model/organization/holiday';
import type { HomeAnswer, HomeParts } from '@karmik/model/home/home';
import { attendancePaths } from '@karmik/model/attendance/paths';
import { punchCategoryNames } from '@karmik/model/attendance/punch';
import { monthText } from '@karmik/model/kit/month';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { Inline } from '@karmik/ui/Inline';
import { Link } from '@karmik/ui/Link';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDates, useDateStyle } from '../../preferences/dates.ts';
import { todayThere } from '../../preferences/place.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { useSession } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import { useHeld } from '../attendance/punches/held-punches.ts';
import { HeldPunches } from '../attendance/punches/HeldPunches.tsx';
import { nextPunch, usePunch } from '../attendance/punches/use-punch.ts';
import * as styles from './home.css.ts';
import { words } from './words.ts';

/** The day of the reader: the clock, the holiday that comes next, and the newest payslip. */
export function Today({ home: { punches, holidays = [], payslip } }: { home: HomeAnswer }): ReactNode {
  const say = useModelText();
  const { date } = useDates();
  const { language } = useDateStyle();
  const today = todayThere();
  const [next] = holidays;
  return (
    <Card title={`${say(words.today)}, ${date(today)}`}>
      <Stack gap="md">
        {punches && <Attendance punches={punches} />}
        {next && (
          <div className={styles.part}>
            <Text size="sm" tone="muted">
              {say(next.starts_on <= today ? words.holidayNow : words.nextHoliday)}
            </Text>
            <Text>
              {say({ en: next.name, ne: next.name_ne ?? next.name })} · {date(next.starts_on)}
              {next.ends_on !== next.starts_on && ` – ${date(next.ends_on)}`}
              {next.part !== 'Full' && ` · ${say(holidayParts[next.part])}`}
            </Text>
          </div>
        )}
        {payslip && (
          <div className={styles.part}>
            <Text size="sm" tone="muted">
              {say(words.payslip)}
            </Text>
            <Link href={payslip.url}>{monthText(payslip.month, language)}</Link>
          </div>
        )}
      </Stack>
    </Card>
  );
}

/** Punching in comes before punching out, and again after it. */
function Attendance({ punches }: { punches: HomeParts['punches'] }): ReactNode {
  const say = useModelText();
  const { time } = useDates();
  const { info } = useSession();
  const punch = usePunch();
  const { waiting } = useHeld(useSlug());
  const next = nextPunch([...punches, ...waiting]);
  const last = punches.at(-1);
  return (
    <Stack gap="sm">
      <HeldPunches />
      <Text>
        {last
          ? say(words.since(say(punchCategoryNames[last.remark_category]), time(last.punched_at)))
          : say(words.notIn)}
      </Text>
      <Inline gap="md" align="center">
        {!info.user.is_audit_user && (
          <Button
            variant={next === 'Punch In' ? 'solid' : 'outline'}
            tone="accent"
            isPending={punch.isPending}
            onPress={() => punch.mutate(next)}
          >
            {say(punchCategoryNames[next])}
          </Button>
        )}
        <Link href="/user/attendance/today-log">{say(words.log)}</Link>
        <Link href={attendancePaths.ownOverview}>{say(words.month)}</Link>
      </Inline>
    </Stack>
  );
}
