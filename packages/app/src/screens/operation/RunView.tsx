import { runStates, type Operation, type RunAction, type RunAnswer } from '@karmik/model/kit/operation';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { Inline } from '@karmik/ui/Inline';
import { Pagination } from '@karmik/ui/Pagination';
import { ProgressBar } from '@karmik/ui/ProgressBar';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Switch } from '@karmik/ui/Switch';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useDates, useNumbers } from '../../preferences/dates.ts';
import { useModelText } from '../../texts/texts.ts';
import { Loaded } from '../query/Loaded.tsx';
import { reportFailure } from '../query/report-failure.ts';
import { DownloadButton } from './DownloadButton.tsx';
import { RowsTable, type OwnCells } from './RowsTable.tsx';
import { pageSize, refreshRuns, useOperationBase, useResults, useRun } from './runs.ts';
import { words } from './words.ts';

const tones = { running: 'info', done: 'positive', stopped: 'caution', undone: 'neutral' } as const;

interface RunViewProps {
  readonly operation: Operation;
  readonly id: number;
  readonly cells?: OwnCells | undefined;
  /** Whether the results are shown from the beginning; those of a run with failures always are. */
  readonly isOpen?: boolean;
  /** Called after the run was undone, or has ended. */
  readonly onChange?: (() => void) | undefined;
}

/** A run: how far it is, what came of each row, and what may be done with it. */
export function RunView({ id, ...props }: RunViewProps): ReactNode {
  const query = useRun(props.operation, id);
  return (
    <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
      {(run) => <LoadedRun {...props} run={run} />}
    </Loaded>
  );
}

function LoadedRun({
  operation,
  run,
  cells,
  isOpen = false,
  onChange,
}: Omit<RunViewProps, 'id'> & { readonly run: RunAnswer }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const number = useNumbers();
  const base = useOperationBase(operation);
  const [isActing, setActing] = useState(false);
  const [isShown, setShown] = useState(isOpen);
  const { total, done, unchanged, failed } = run;
  const ended = done + unchanged + failed;
  const act = async (action: RunAction) => {
    const { undo } = operation;
    if (action === 'undo' && undo) {
      const isSure = await confirm({
        title: say(undo.confirm),
        message: '',
        confirmLabel: say(undo.label),
        tone: 'caution',
      });
      if (!isSure) return;
    }
    setActing(true);
    try {
      await api.post(`${base}runs/${run.id}/${action}/`, { timeout: false });
      onChange?.();
    } catch (error) {
      reportFailure(error);
    }
    await refreshRuns();
    setActing(false);
  };
  const labelOf = (action: RunAction) => say((action === 'undo' ? operation.undo?.label : undefined) ?? words[action]);
  return (
    <Stack gap="md">
      <Inline gap="sm">
        <StatusTag tone={tones[run.state]}>{say(runStates[run.state])}</StatusTag>
        {run.created_by && (
          <Text tone="muted">{say(words.startedBy(run.created_by.full_name, dates.instant(run.created_at)))}</Text>
        )}
      </Inline>
      {run.state === 'running' && (
        <ProgressBar
          label={say(operation.label)}
          isLabelHidden
          value={ended}
          maxValue={total}
          valueLabel={say(words.progress(number(ended), number(total)))}
        />
      )}
      <output>
        <Text as="span">{say(words.counts(number(done), number(unchanged), number(failed)))}</Text>
      </output>
      {run.message && <Banner tone="caution">{say(run.message)}</Banner>}
      <Inline gap="sm">
        {run.actions.map((action) => (
          <Button
            key={action}
            variant="outline"
            tone={action === 'undo' || action === 'cancel' ? 'critical' : 'accent'}
            isPending={isActing}
            onPress={() => void act(action)}
          >
            {labelOf(action)}
          </Button>
        ))}
        {run.state !== 'running' && run.failed === 0 && (
          <Button variant="outline" tone="neutral" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
            {say(words.results)}
          </Button>
        )}
        <DownloadButton path={`${base}runs/${run.id}/export/`} />
      </Inline>
      {run.state !== 'running' && (isShown || run.failed > 0) && (
        <Results operation={operation} run={run} cells={cells} />
      )}
    </Stack>
  );
}

interface ResultsProps {
  readonly operation: Operation;
  readonly run: RunAnswer;
  readonly cells: OwnCells | undefined;
}

function Results({ operation, run, cells }: ResultsProps): ReactNode {
  const say = useModelText();
  const [page, setPage] = useState(1);
  const [isFailedOnly, setFailedOnly] = useState(run.failed > 0);
  const query = useResults(operation, run, isFailedOnly ? 'failed' : undefined, page);
  const count = isFailedOnly ? run.failed : run.total;
  return (
    <Stack gap="sm">
      {run.failed > 0 && (
        <Switch
          isSelected={isFailedOnly}
          onChange={(value) => {
            setFailedOnly(value);
            setPage(1);
          }}
        >
          {say(words.onlyFailed)}
        </Switch>
      )}
      <Loaded query={query} waiting={<Skeleton shape="block" count={3} />}>
        {({ results }) => (
          <RowsTable operation={operation} label={say(words.results)} rows={results} cells={cells} hasResults />
        )}
      </Loaded>
      {count > pageSize && (
        <Pagination label={say(words.results)} page={page} pageSize={pageSize} total={count} onPageChange={setPage} />
      )}
    </Stack>
  );
}
