import { type ArchiveLook } from '@karmik/model/payroll/archive/import';
import { oldHeadingTypes, oldPayHeading, type OldHeadingType } from '@karmik/model/payroll/archive/old-heading';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { DataTable } from '@karmik/ui/DataTable';
import { Inline } from '@karmik/ui/Inline';
import { Select } from '@karmik/ui/Select';
import { Stack } from '@karmik/ui/Stack';
import { Tag } from '@karmik/ui/Tag';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { endpoint, refresh } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';
import { words } from './register-words.ts';

interface RegisterLookProps {
  readonly slug: string;
  readonly look: ArchiveLook;
  /** Reads the register again, once its headings are matched. */
  readonly onMatched: () => Promise<void>;
  readonly onBack: () => void;
  readonly onStore: () => Promise<void>;
}

type Column = ArchiveLook['columns'][number];

/** What a register holds: its headings with their sums, the cells to correct, and whether it can be stored. */
export function RegisterLook({ slug, look, onMatched, onBack, onStore }: RegisterLookProps): ReactNode {
  const say = useModelText();
  const { money, number } = useValues();
  const [chosen, setChosen] = useState<Readonly<Record<string, OldHeadingType>>>({});
  const [isBusy, setBusy] = useState(false);
  const typeOf = ({ heading, type }: Column): OldHeadingType => chosen[heading] ?? type;
  const open = look.columns.filter((each) => !each.is_known || typeOf(each) !== each.type);
  const busy = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      reportFailure(error);
    }
    setBusy(false);
  };
  const confirm = () =>
    busy(async () => {
      const headings = open.map((each) => ({ name: each.heading, type: typeOf(each) }));
      await api.post(`${endpoint(oldPayHeading, slug)}match/`, { json: { headings } });
      await onMatched();
      setChosen({});
      await refresh(oldPayHeading);
    });
  const isReady = open.length === 0 && look.problem_count === 0;
  return (
    <Stack gap="lg">
      {isReady && <Banner tone="positive">{say(words.ready(number(look.people), money(look.net)))}</Banner>}
      <Cells tone="critical" title={say(words.problems(number(look.problem_count)))} cells={look.problems} />
      <Cells tone="caution" title={say(words.notices(number(look.notice_count)))} cells={look.notices} />
      <Stack gap="xs">
        <Text tone="muted">{say(words.headingsWhat)}</Text>
        <DataTable<Column>
          label={say(words.headings)}
          rows={look.columns}
          rowId={({ column }) => column}
          rowName={({ heading }) => heading}
          columns={[
            {
              id: 'heading',
              header: say(oldPayHeading.fields.name.label),
              minWidth: '11rem',
              cell: (each) => (
                <Inline gap="xs">
                  <span>{each.heading}</span>
                  {!each.is_known && <Tag tone="info">{say(words.guessed)}</Tag>}
                </Inline>
              ),
            },
            {
              id: 'type',
              header: say(oldPayHeading.fields.type.label),
              minWidth: '13rem',
              cell: (each) => (
                <Select
                  label={`${say(oldPayHeading.fields.type.label)}: ${each.heading}`}
                  isLabelHidden
                  value={typeOf(each)}
                  onChange={(next) => setChosen((all) => ({ ...all, [each.heading]: next as OldHeadingType }))}
                  options={Object.entries(oldHeadingTypes).map(([id, label]) => ({ id, label: say(label) }))}
                />
              ),
            },
            { id: 'column', header: say(words.column), width: '6rem', cell: ({ column }) => column },
            {
              id: 'sum',
              header: say(words.total),
              align: 'end',
              isNumeric: true,
              minWidth: '8rem',
              cell: (each) => (typeOf(each) === 'ignored' ? '–' : money(each.sum)),
            },
          ]}
        />
      </Stack>
      <Inline justify="end" gap="sm">
        <Button variant="outline" tone="neutral" onPress={onBack}>
          {say(words.back)}
        </Button>
        {open.length > 0 ? (
          <Button isPending={isBusy} onPress={() => void confirm()}>
            {say(words.confirm)}
          </Button>
        ) : (
          <Button isDisabled={!isReady} isPending={isBusy} onPress={() => void busy(onStore)}>
            {say(words.store)}
          </Button>
        )}
      </Inline>
    </Stack>
  );
}

interface CellsProps {
  readonly tone: 'critical' | 'caution';
  readonly title: string;
  readonly cells: ArchiveLook['problems'];
}

/** Cells of the register with what to do about each. */
function Cells({ tone, title, cells }: CellsProps): ReactNode {
  const say = useModelText();
  if (cells.length === 0) return null;
  return (
    <Stack gap="xs">
      <Banner tone={tone}>{title}</Banner>
      <DataTable
        label={title}
        rows={cells}
        rowId={({ cell, message }) => `${cell} ${message.en}`}
        rowName={({ cell }) => cell}
        columns={[
          { id: 'cell', header: say(words.cell), width: '6rem', cell: ({ cell }) => cell },
          { id: 'message', header: say(words.message), minWidth: '14rem', cell: ({ message }) => say(message) },
        ]}
      />
    </Stack>
  );
}
