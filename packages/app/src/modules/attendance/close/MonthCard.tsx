import { DecisionDialog } from '@karmik/forms/DecisionForm';
import {
  blockingItems,
  monthReopening,
  openItemNames,
  openItems,
  type CloseMonth,
  type MonthChecklist,
} from '@karmik/model/attendance/month-close';
import { monthText } from '@karmik/model/kit/month';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { DataTable } from '@karmik/ui/DataTable';
import { Inline } from '@karmik/ui/Inline';
import { Link } from '@karmik/ui/Link';
import { Skeleton } from '@karmik/ui/Skeleton';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useNumbers } from '../../../preferences/dates.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { closeMonth, openItemHref, refreshMonths, reopenMonth, useChecklist } from './month-calls.ts';
import { words } from './words.ts';

/** One month: what is outstanding in it, with the way there, and its next step. */
export function MonthCard({ chosen }: { readonly chosen: CloseMonth }): ReactNode {
  const say = useModelText();
  const { language } = useSnapshot(preferences);
  const query = useChecklist(useSlug(), chosen.month);
  return (
    <Card
      title={`${monthText(chosen.month, language)}: ${say(words.openItems)}`}
      actions={may('5.20', 'write') && query.data && <Steps chosen={chosen} list={query.data} />}
    >
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {(list) => <Items list={list} chosen={chosen} />}
      </Loaded>
    </Card>
  );
}

function Items({ list, chosen }: { readonly list: MonthChecklist; readonly chosen: CloseMonth }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const figures = useNumbers();
  const names = openItemNames.filter((name) => list.counts[name] > 0);
  const isBlocked = chosen.state !== 'closed' && blockingItems.some((name) => list.counts[name] > 0);
  return (
    <Stack gap="md">
      {!chosen.is_over && <Banner tone="info" title={say(words.notOver)} />}
      {chosen.is_over && isBlocked && <Banner tone="caution" title={say(words.inProgress)} />}
      {names.length === 0 ? (
        <Text tone="muted">{say(words.allDone)}</Text>
      ) : (
        <DataTable
          label={say(words.openItems)}
          rows={names}
          rowId={(name) => name}
          rowName={(name) => say(openItems[name].label)}
          columns={[
            {
              id: 'item',
              header: say(words.openItems),
              cell: (name) => <Link href={openItemHref(name, list, slug)}>{say(openItems[name].label)}</Link>,
              minWidth: '14rem',
            },
            { id: 'count', header: say(words.count), cell: (name) => figures(list.counts[name]), isNumeric: true },
          ]}
        />
      )}
    </Stack>
  );
}

function Steps({ chosen, list }: { readonly chosen: CloseMonth; readonly list: MonthChecklist }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const figures = useNumbers();
  const { language } = useSnapshot(preferences);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const { month, state } = chosen;
  const close = async () => {
    const answer = await confirm({
      title: say(words.closeOf(monthText(month, language))),
      message: say(words.accepts(figures(list.accepted))),
      confirmLabel: say(words.close),
      tone: 'caution',
    });
    if (!answer) return;
    setBusy(true);
    try {
      await closeMonth(slug, month, list.accepted);
      snackbar.success(say(words.closed));
    } catch (error) {
      reportFailure(error);
    }
    setBusy(false);
    await refreshMonths();
  };
  return (
    <Inline gap="sm">
      {(state === 'closed' || state === 'closing') && (
        <Button variant="outline" tone="neutral" isDisabled={isBusy} onPress={() => setAsking(true)}>
          {say(words.reopen)}
        </Button>
      )}
      {state !== 'closed' && chosen.is_over && (
        <Button isPending={isBusy} onPress={() => void close()}>
          {say(state === 'closing' ? words.finish : words.close)}
        </Button>
      )}
      <DecisionDialog
        title={say(words.reopen)}
        isOpen={isAsking}
        onOpenChange={setAsking}
        action={{ label: words.reopen, tone: 'caution', input: monthReopening }}
        message={say(words.reopenWhy)}
        submit={(input) => reopenMonth(slug, month, input)}
        onSuccess={() => {
          snackbar.success(say(words.reopened));
          void refreshMonths();
        }}
      />
    </Inline>
  );
}
