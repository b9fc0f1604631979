import { punch, punchCategories, type Punch, type PunchCategory } from '@karmik/model/attendance/punch';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { EmptyState } from '@karmik/ui/EmptyState';
import { Heading } from '@karmik/ui/Heading';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { todayThere } from '../../../preferences/place.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { useSession } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { LocationSwitch } from './LocationSwitch.tsx';
import { useHeld } from './held-punches.ts';
import { HeldPunches } from './HeldPunches.tsx';
import { LogEntries } from './LogEntries.tsx';
import { sendsLocation } from './location.ts';
import { punchPath } from './punch-path.ts';
import { punchRuleQuery } from './punch-rule.ts';
import * as styles from './today-log.css.ts';
import { nextPunch, usePunch } from './use-punch.ts';
import { words } from './words.ts';

const ends = ['Punch In', 'Punch Out'] as const satisfies PunchCategory[];
const between = punchCategories.filter((each) => !(ends as readonly string[]).includes(each));
const nameOfType = punch.fields.remark_category.choices;

/** One's own log of today: what was logged, and what to log next (ATT-1). */
export default function TodayLogPage(): ReactNode {
  const say = useModelText();
  const { info } = useSession();
  const slug = useSlug();
  const path = endpoint(punch, slug, punchPath);
  const { waiting } = useHeld(slug);
  const today = todayThere();
  const asked = { punched_on: today, sort: 'punched_at', limit: '100' };
  const query = useQuery({
    queryKey: keyOf(punch, path, 'today', today),
    queryFn: ({ signal }) =>
      api.get(path, { searchParams: asked, signal }).json<{ readonly results: readonly Punch[] }>(),
  });
  return (
    <ScreenPage screen={{ description: words.description }} width="form">
      <HeldPunches />
      {!info.user.is_audit_user && <Buttons next={nextPunch([...(query.data?.results ?? []), ...waiting])} />}
      <Card title={<Day today={today} />}>
        <Loaded query={query} waiting={<Skeleton shape="text" count={3} />}>
          {({ results }) =>
            results.length === 0 ? (
              <EmptyState title={say(words.nothing)} description={say(words.begin)} />
            ) : (
              <LogEntries logs={results} />
            )
          }
        </Loaded>
      </Card>
    </ScreenPage>
  );
}

function Day({ today }: { today: string }): ReactNode {
  const say = useModelText();
  const { date } = useDates();
  return `${say(words.today)}, ${date(today)}`;
}

function Buttons({ next }: { next: PunchCategory }): ReactNode {
  const say = useModelText();
  const [isSent, setSent] = useState(sendsLocation.read());
  const log = usePunch();
  const { data: rule } = useQuery(punchRuleQuery(useSlug()));
  const button = (type: PunchCategory, isEnd: boolean) => (
    <Button
      key={type}
      size={isEnd ? 'lg' : 'md'}
      variant={type === next ? 'solid' : 'outline'}
      tone={isEnd ? 'accent' : 'neutral'}
      isPending={log.isPending && log.variables === type}
      isDisabled={log.isPending && log.variables !== type}
      onPress={() => log.mutate(type)}
    >
      {say(nameOfType[type])}
    </Button>
  );
  return (
    <Card>
      <div className={styles.buttons}>
        <div className={styles.ends}>{ends.map((type) => button(type, true))}</div>
        <section className={styles.between} aria-labelledby="between">
          <Heading level="2" size="4" id="between">
            {say(words.others)}
          </Heading>
          <div className={styles.few}>{between.map((type) => button(type, false))}</div>
        </section>
        {rule?.location === 'Optional' && <LocationSwitch isOn={isSent} onChange={setSent} />}
        {rule?.location === 'Required' && (
          <Banner tone="info" title={say(words.locationRequired)}>
            {say(rule.is_outside_refused ? words.locationForOffice : words.locationForRecord)}
          </Banner>
        )}
      </div>
    </Card>
  );
}
