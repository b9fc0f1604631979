import type { Text as Words } from '@karmik/model/kit/text';
import { DatePicker } from '@karmik/ui/DatePicker';
import { Drawer } from '@karmik/ui/Drawer';
import { LeaveBalance } from '@karmik/ui/LeaveBalance';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import type { BalanceExplanation } from '@karmik/model/leave/balance';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { todayThere } from '../../../preferences/place.ts';
import { ScreenProviders } from '../../../screens/providers/ScreenProviders.tsx';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { useModelText, useTexts } from '../../../texts/texts.ts';
import { explanationQuery, type AskedBalance } from './balance-calls.ts';
import { lineKinds, words } from './words.ts';

interface ExplainDrawerProps {
  readonly asked: AskedBalance;
  readonly title: string;
  readonly onClose: () => void;
}

/** A balance by its lines, with the rule in force, the next event, and what it will be on a day to come. */
export function ExplainDrawer({ asked, title, onClose }: ExplainDrawerProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [day, setDay] = useState<string | null>(todayThere);
  const query = useQuery(explanationQuery(slug, { ...asked, ...(day && day !== todayThere() ? { date: day } : {}) }));
  return (
    <Drawer isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title} size="lg">
      <ScreenProviders>
        <Stack gap="lg">
          <DatePicker label={say(words.on)} description={say(words.onHelp)} value={day} onChange={setDay} />
          <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
            {(explained) => <Explained title={title} explained={explained} />}
          </Loaded>
        </Stack>
      </ScreenProviders>
    </Drawer>
  );
}

function Explained({
  title,
  explained,
}: {
  readonly title: string;
  readonly explained: BalanceExplanation;
}): ReactNode {
  const say = useModelText();
  const texts = useTexts();
  const { lines, coming, next } = explained;
  const kindOf = (kind: string): string => say(lineKinds[kind] as Words);
  return (
    <LeaveBalance
      label={title}
      available={explained.available}
      balance={explained.balance}
      pending={explained.pending}
      scheduled={explained.scheduled}
      next={next ? { on: next.on, kind: kindOf(next.kind), days: next.quantity } : undefined}
      note={say(words.rule(explained.setting))}
      coming={coming.map(({ on, kind, quantity, after }) => ({ on, kind: kindOf(kind), days: quantity, after }))}
      lines={lines
        .map(({ on, kind, quantity, after, because }) => ({
          on,
          kind: kindOf(kind),
          days: quantity,
          after,
          reason: texts.say(because),
        }))
        .toReversed()}
    />
  );
}
