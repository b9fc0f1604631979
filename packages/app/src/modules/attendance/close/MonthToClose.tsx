import { attendanceAdminPaths } from '@karmik/model/attendance/admin-paths';
import { monthStates, openItemNames, openItems, type CloseMonth } from '@karmik/model/attendance/month-close';
import { fillPath } from '@karmik/model/kit/links';
import { monthText } from '@karmik/model/kit/month';
import { Inline } from '@karmik/ui/Inline';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { preferences } from '../../../preferences/preferences.ts';
import { useNumbers } from '../../../preferences/dates.ts';
import { CountLine, CountLines } from '../../../screens/overview/CountLines.tsx';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useModelText } from '../../../texts/texts.ts';
import { firstToClose, monthTones, openItemHref, useChecklist, useMonths } from './month-calls.ts';
import { words } from './words.ts';

/** The month that is to be closed next, and what is outstanding in it. */
export function MonthToClose({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const { language } = useSnapshot(preferences);
  const months = useMonths(slug);
  return (
    <Loaded query={months} waiting={<Skeleton shape="block" count={2} />}>
      {(all) => {
        const chosen = firstToClose(all);
        if (!chosen) return <Text tone="muted">{say(words.noneWhy)}</Text>;
        return (
          <Stack gap="md">
            <Inline gap="sm" align="center">
              <Link href={`${fillPath(attendanceAdminPaths.monthClose, { slug })}?month=${chosen.month}`}>
                {monthText(chosen.month, language)}
              </Link>
              <StatusTag tone={monthTones[chosen.state]}>{say(monthStates[chosen.state])}</StatusTag>
            </Inline>
            <Outstanding slug={slug} chosen={chosen} />
          </Stack>
        );
      }}
    </Loaded>
  );
}

function Outstanding({ slug, chosen }: { slug: string; chosen: CloseMonth }): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const query = useChecklist(slug, chosen.month);
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
      {(list) => {
        const names = openItemNames.filter((name) => list.counts[name] > 0);
        if (names.length === 0) return <Text tone="muted">{say(words.allDone)}</Text>;
        return (
          <CountLines>
            {names.map((name) => (
              <CountLine key={name} href={openItemHref(name, list, slug)} label={say(openItems[name].label)}>
                {figures(list.counts[name])}
              </CountLine>
            ))}
          </CountLines>
        );
      }}
    </Loaded>
  );
}
