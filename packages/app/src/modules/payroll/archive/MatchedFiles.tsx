import type { Text as Wording } from '@karmik/model/kit/text';
import { archivedPayslip, matchStates, type MatchRow } from '@karmik/model/payroll/archive/payslip';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { DataTable } from '@karmik/ui/DataTable';
import { Icon } from '@karmik/ui/Icon';
import { IconButton } from '@karmik/ui/IconButton';
import { XIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { PersonChip } from '../../../people/PersonChip.tsx';
import { useNumbers } from '../../../preferences/dates.ts';
import { allMessages, toFailure } from '../../../api/failure.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { bringIn, matchFiles } from './archive-calls.ts';
import type { Looked } from './BringInPayslips.tsx';
import { words } from './words.ts';

interface MatchedFilesProps {
  readonly slug: string;
  readonly looked: Looked;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Whose each file is, before anything is stored. What is not ready is left out, or nothing is stored. */
export function MatchedFiles({ slug, looked, onBack, onDone }: MatchedFilesProps): ReactNode {
  const say = useModelText();
  const figures = useNumbers();
  const [rows, setRows] = useState(looked.rows);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<readonly Wording[]>([]);
  const bad = rows.filter(({ state }) => state !== 'matched');

  const busy = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      const messages = allMessages(toFailure(error));
      if (messages.length) setRefused(messages);
      else reportFailure(error);
    }
    setBusy(false);
  };
  // Of two files for one person the other is ready once one is left out, so what is left is looked at again.
  const keep = (kept: readonly MatchRow[]) =>
    busy(async () => {
      const ids = kept.map(({ file }) => file.id);
      setRows(ids.length === 0 ? [] : await matchFiles(slug, looked.month, ids));
      setRefused([]);
    });
  const store = () =>
    busy(async () => {
      const payslips = rows.map(({ file, employee }) => ({
        employee: employee?.id,
        month: looked.month,
        pay_date: looked.payDate,
        file: file.id,
      }));
      await bringIn(slug, payslips, looked.publish);
      snackbar.success(say(words.stored(figures(payslips.length))));
      onDone();
      await refresh(archivedPayslip);
    });

  return (
    <Stack gap="lg">
      {refused.length > 0 && (
        <Banner tone="critical">
          <Stack gap="xs">
            {refused.map((message) => (
              <Text key={message.en} as="span">
                {say(message)}
              </Text>
            ))}
          </Stack>
        </Banner>
      )}
      {bad.length > 0 ? (
        <Banner
          tone="caution"
          actions={
            <Button
              size="sm"
              variant="outline"
              tone="caution"
              isPending={isBusy}
              onPress={() => void keep(rows.filter(({ state }) => state === 'matched'))}
            >
              {say(words.leaveOut)}
            </Button>
          }
        >
          {say(words.notReady(figures(bad.length)))}
        </Banner>
      ) : (
        <Banner tone="info">{say(rows.length === 0 ? words.nothingLeft : words.ready(figures(rows.length)))}</Banner>
      )}
      {rows.length > 0 && (
        <DataTable
          label={say(words.match)}
          columns={[
            { id: 'file', header: say(words.file), cell: ({ file }) => file.name, minWidth: '12rem' },
            {
              id: 'employee',
              header: say(archivedPayslip.fields.employee.label),
              cell: ({ employee }) => (employee ? <PersonChip person={employee} size="sm" /> : '–'),
              minWidth: '12rem',
            },
            {
              id: 'state',
              header: say(words.match),
              cell: ({ state }) => (
                <StatusTag tone={state === 'matched' ? 'positive' : 'critical'}>{say(matchStates[state])}</StatusTag>
              ),
              minWidth: '12rem',
            },
          ]}
          rows={rows}
          rowId={({ file }) => String(file.id)}
          rowName={({ file }) => file.name}
          rowActions={(row) => (
            <IconButton
              size="sm"
              variant="ghost"
              tone="neutral"
              isDisabled={isBusy}
              label={say(words.leaveOutOf(row.file.name))}
              icon={<Icon of={XIcon} size="sm" />}
              onPress={() => void keep(rows.filter((each) => each !== row))}
            />
          )}
        />
      )}
      <Inline justify="end" gap="sm">
        <Button variant="outline" tone="neutral" onPress={onBack}>
          {say(words.back)}
        </Button>
        <Button isDisabled={bad.length > 0 || rows.length === 0} isPending={isBusy} onPress={() => void store()}>
          {say(words.store)}
        </Button>
      </Inline>
    </Stack>
  );
}
