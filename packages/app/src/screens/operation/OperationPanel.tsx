import type { Operation, Preview, RunAnswer } from '@karmik/model/kit/operation';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { FieldCell } from '@karmik/forms/FieldParts';
import { Inline } from '@karmik/ui/Inline';
import { Pagination } from '@karmik/ui/Pagination';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ComponentType, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { refusalBody } from '../../api/failure.ts';
import { useNumbers } from '../../preferences/dates.ts';
import { may } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import { Loaded } from '../query/Loaded.tsx';
import { reportFailure } from '../query/report-failure.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { RowsTable, type OwnCells } from './RowsTable.tsx';
import { pageSize, refreshRuns, useOperationBase, usePreview, type Input } from './runs.ts';
import { words } from './words.ts';

/** Shows the sums of a preview in the place of a line of them. */
export type Summary = ComponentType<{ readonly preview: Preview }>;

interface OperationPanelProps {
  readonly operation: Operation;
  /** What was chosen, as the server takes it. */
  readonly input: Input;
  readonly cells?: OwnCells | undefined;
  readonly Summary?: Summary | undefined;
  /** Absent where it is looked at alone. */
  readonly onStarted?: (run: RunAnswer) => void;
}

/** What an operation would do, a page at a time, and its start after a confirmation. */
export function OperationPanel(props: OperationPanelProps): ReactNode {
  const [page, setPage] = useState(1);
  const query = usePreview(props.operation, props.input, page);
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
      {(preview) => <LoadedPreview {...props} preview={preview} page={page} onPageChange={setPage} />}
    </Loaded>
  );
}

interface LoadedPreviewProps extends OperationPanelProps {
  readonly preview: Preview;
  readonly page: number;
  readonly onPageChange: (page: number) => void;
}

function LoadedPreview({
  operation,
  input,
  cells,
  Summary,
  onStarted,
  preview,
  page,
  onPageChange,
}: LoadedPreviewProps): ReactNode {
  const say = useModelText();
  const number = useNumbers();
  const base = useOperationBase(operation);
  const [isStarting, setStarting] = useState(false);
  const [hasChanged, setChanged] = useState(false);
  const { count, people, fingerprint, sums, refusal, notice, results } = preview;
  const start = async () => {
    const { confirm: question, label, note, per } = operation;
    const counted = say(question).replace('{count}', number(per === undefined ? count : people));
    const isSure = await confirm({
      title: counted,
      message: note ? say(note) : '',
      confirmLabel: say(label),
      tone: 'caution',
    });
    if (!isSure) return;
    setStarting(true);
    try {
      const run = await api.post(`${base}runs/`, { json: { input, fingerprint }, timeout: false }).json<RunAnswer>();
      onStarted?.(run);
    } catch (error) {
      setChanged((refusalBody(error) as { code?: string } | undefined)?.code === 'stale_preview');
      reportFailure(error);
    }
    await refreshRuns();
    setStarting(false);
  };
  const left = notice && <Text tone="muted">{say(notice)}</Text>;
  if (count === 0)
    return (
      <Stack gap="sm">
        <Text tone="muted">{say(operation.empty ?? words.nothing)}</Text>
        {left}
      </Stack>
    );
  return (
    <Stack gap="sm">
      {hasChanged && <Banner tone="caution">{say(words.changed)}</Banner>}
      {refusal && <Banner tone="info">{say(refusal)}</Banner>}
      <Inline gap="md">
        <Text>{say(words.rows(number(count)))}</Text>
        {operation.per !== undefined && <Text>{say(words.people(number(people)))}</Text>}
        {Object.entries(Summary ? {} : sums).map(([name, sum]) => {
          const field = operation.rows[name];
          return (
            field && (
              <Text key={name}>
                {say(field.label)}: <FieldCell field={field} value={sum} />
              </Text>
            )
          );
        })}
      </Inline>
      {left}
      {Summary && <Summary preview={preview} />}
      <RowsTable operation={operation} label={say(words.preview)} rows={results} cells={cells} />
      {count > pageSize && (
        <Pagination
          label={say(words.preview)}
          page={page}
          pageSize={pageSize}
          total={count}
          onPageChange={onPageChange}
        />
      )}
      <Inline gap="sm">
        {refusal === null && !operation.isLookOnly && may(operation.code, 'write') && (
          <Button isPending={isStarting} onPress={() => void start()}>
            {say(operation.label)}
          </Button>
        )}
        <DownloadButton path={`${base}preview/export/`} input={input} />
      </Inline>
    </Stack>
  );
}
