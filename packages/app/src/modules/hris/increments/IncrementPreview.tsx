import type { Increment } from '@karmik/model/hris/scale';
import { bilingual } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { DataTable } from '@karmik/ui/DataTable';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useNumbers } from '../../../preferences/dates.ts';
import { useMoney } from '../../../preferences/money.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { texts, useModelText } from '../../../texts/texts.ts';

const words = {
  list: bilingual('Next steps', 'अर्को ग्रेड'),
  employee: bilingual('Employee', 'कर्मचारी'),
  step: bilingual('Step', 'ग्रेड'),
  scale: bilingual('Scale', 'स्केल'),
  nobody: bilingual('No employees on this level on that day.', 'त्यस दिन यस तहमा कोही छैन।'),
  give: (count: string) => bilingual(`Give ${count}`, `${count} जनालाई दिनुहोस्`),
  back: bilingual('Back', 'पछाडि'),
} as const;

interface IncrementPreviewProps {
  readonly increments: readonly Increment[];
  readonly onGive: () => Promise<void>;
  readonly onBack: () => void;
}

/** Who would be where, what it is worth, and why someone gets none. */
export function IncrementPreview({ increments, onGive, onBack }: IncrementPreviewProps): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const sum = useMoney();
  const [isBusy, setBusy] = useState(false);
  const count = increments.filter(({ refusal }) => refusal === null).length;
  const money = (amount: string | null) => (amount === null ? '–' : sum(amount));
  const give = async () => {
    setBusy(true);
    try {
      await onGive();
    } catch (error) {
      reportFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stack gap="lg">
      {increments.length === 0 ? (
        <Text tone="muted">{say(words.nobody)}</Text>
      ) : (
        <DataTable
          label={say(words.list)}
          columns={[
            {
              id: 'employee',
              header: say(words.employee),
              cell: ({ employee, refusal }) => (
                <Stack gap="xs">
                  <PersonChip person={employee} size="sm" />
                  {refusal !== null && <Text tone="critical">{texts().say(refusal)}</Text>}
                </Stack>
              ),
              minWidth: '11rem',
            },
            {
              id: 'step',
              header: say(words.step),
              cell: ({ step, next_step: next, refusal }) =>
                refusal === null ? `${number(step)} → ${number(next)}` : number(step),
            },
            {
              id: 'scale',
              header: say(words.scale),
              cell: ({ scale, next_scale: next, refusal }) => money(refusal === null ? next : scale),
              align: 'end',
            },
          ]}
          rows={increments}
          rowId={({ employee }) => String(employee.id)}
          rowName={({ employee }) => employee.full_name}
        />
      )}
      <Inline gap="sm" justify="end">
        <Button variant="ghost" tone="neutral" onPress={onBack}>
          {say(words.back)}
        </Button>
        <Button isDisabled={count === 0} isPending={isBusy} onPress={() => void give()}>
          {say(words.give(number(count)))}
        </Button>
      </Inline>
    </Stack>
  );
}
