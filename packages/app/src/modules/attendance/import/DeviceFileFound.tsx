import type { DeviceFileAnswer } from '@karmik/model/attendance/import';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { DataTable } from '@karmik/ui/DataTable';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDates, useNumbers } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

interface DeviceFileFoundProps {
  readonly answer: DeviceFileAnswer;
  readonly isSending: boolean;
  readonly onTake: () => void;
}

/** What a device's file holds, before it is taken in. */
export function DeviceFileFound({ answer, isSending, onTake }: DeviceFileFoundProps): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const dates = useDates();
  const waiting = answer.unknown.reduce((all, { lines }) => all + lines, 0);
  const counts = [
    [words.news, answer.punches],
    [words.known, answer.known],
    [words.unknown, waiting],
    [words.closed, answer.closed],
    [words.ahead, answer.ahead],
    [words.unreadable, answer.unreadable_count],
  ] as const;
  const isClean = waiting + answer.closed + answer.ahead + answer.unreadable_count === 0;
  return (
    <Stack gap="lg">
      <Banner tone={isClean ? 'positive' : 'caution'} title={say(words.found(figures(answer.lines)))}>
        <Stack gap="xs">
          <span>
            {counts
              .filter(([, count], index) => count > 0 || index === 0)
              .map(([word, count]) => say(word(figures(count))))
              .join(' · ')}
          </span>
          {answer.first && answer.last && (
            <span>{`${say(words.span)}: ${dates.date(answer.first.slice(0, 10))} – ${dates.date(answer.last.slice(0, 10))}`}</span>
          )}
        </Stack>
      </Banner>
      {answer.unknown.length > 0 && (
        <Stack gap="xs">
          <Text as="span" size="sm" weight="medium">
            {say(words.pins)}
          </Text>
          <Text as="span" size="sm" tone="muted">
            {say(words.pinsWhat)}
          </Text>
          <DataTable
            label={say(words.pins)}
            columns={[
              { id: 'pin', header: say(words.pin), cell: ({ pin }) => pin },
              { id: 'lines', header: say(words.lines), cell: ({ lines }) => figures(lines), align: 'end' },
            ]}
            rows={answer.unknown}
            rowId={({ pin }) => pin}
            rowName={({ pin }) => pin}
          />
        </Stack>
      )}
      {answer.unreadable.length > 0 && (
        <Stack gap="xs">
          <Text as="span" size="sm" weight="medium">
            {say(words.notRead)}
          </Text>
          <DataTable
            label={say(words.notRead)}
            columns={[
              { id: 'line', header: say(words.line), cell: ({ line }) => figures(line), width: '6rem' },
              { id: 'text', header: say(words.text), cell: ({ text }) => text },
            ]}
            rows={answer.unreadable}
            rowId={({ line }) => String(line)}
            rowName={({ line }) => figures(line)}
          />
        </Stack>
      )}
      <Inline justify="end">
        <Button
          isDisabled={answer.punches + waiting + answer.closed + answer.ahead + answer.unreadable_count === 0}
          isPending={isSending}
          onPress={onTake}
        >
          {say(words.import(figures(answer.punches)))}
        </Button>
      </Inline>
    </Stack>
  );
}
