import type { Operation } from '@karmik/model/kit/operation';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { Heading } from '@karmik/ui/Heading';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { useState, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { InputForm } from './InputForm.tsx';
import { OperationPanel } from './OperationPanel.tsx';
import type { OwnCells } from './RowsTable.tsx';
import { RunView } from './RunView.tsx';
import { useRuns, type Input } from './runs.ts';
import { words } from './words.ts';

interface OperationDrawerProps {
  readonly operation: Operation;
  /** What the form begins with. */
  readonly initial?: Input;
  readonly cells?: OwnCells;
  readonly onClose: () => void;
}

/** An operation from its form to its run: what is chosen, what it would do, what came of it. Below the form is the last run. */
export function OperationDrawer({ operation, initial, cells, onClose }: OperationDrawerProps): ReactNode {
  const say = useModelText();
  const [input, setInput] = useState<Input>();
  const [started, setStarted] = useState<number>();
  const last = useRuns(operation).data?.[0];
  return (
    <Drawer isOpen size="lg" onOpenChange={(next) => !next && onClose()} title={say(operation.label)}>
      <Stack gap="lg">
        <InputForm
          entity={operation.input}
          groups={operation.groups}
          initial={initial}
          isHidden={input !== undefined}
          onAsk={setInput}
          onClose={onClose}
        />
        {input === undefined && last && (
          <Stack gap="sm">
            <Heading level="3">{say(words.lastRun)}</Heading>
            <RunView key={last.id} operation={operation} id={last.id} cells={cells} />
          </Stack>
        )}
        {input && started === undefined && (
          <OperationPanel operation={operation} input={input} cells={cells} onStarted={({ id }) => setStarted(id)} />
        )}
        {started !== undefined && <RunView operation={operation} id={started} cells={cells} isOpen />}
        {input && (
          <Inline justify="end" gap="sm">
            <Button
              variant="outline"
              tone="neutral"
              onPress={() => {
                setInput(undefined);
                setStarted(undefined);
              }}
            >
              {say(words.back)}
            </Button>
          </Inline>
        )}
      </Stack>
    </Drawer>
  );
}
