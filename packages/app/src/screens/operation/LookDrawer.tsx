import type { Fields } from '@karmik/model/kit/fields';
import type { Operation } from '@karmik/model/kit/operation';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { Inline } from '@karmik/ui/Inline';
import { Stack } from '@karmik/ui/Stack';
import { useMemo, useState, type ReactNode } from 'react';
import { useModelText } from '../../texts/texts.ts';
import { InputForm } from './InputForm.tsx';
import { OperationPanel, type Summary } from './OperationPanel.tsx';
import type { OwnCells } from './RowsTable.tsx';
import type { Input } from './runs.ts';
import { words } from './words.ts';

export interface LookDrawerProps {
  /** One that is looked at alone. */
  readonly operation: Operation;
  /** What is asked here, in order; absent: all of its input. */
  readonly fields?: readonly string[];
  /** What the page gives of its input besides. */
  readonly given?: Input;
  /** What the form begins with. */
  readonly initial?: Input;
  readonly cells?: OwnCells;
  readonly Summary?: Summary;
  readonly onClose: () => void;
}

/** What would follow from a change that is not stored: what is still to be chosen, then the rows. */
export function LookDrawer(props: LookDrawerProps): ReactNode {
  const { operation, fields, given, initial, cells, Summary, onClose } = props;
  const say = useModelText();
  const [chosen, setChosen] = useState<Input>();
  const entity = useMemo(() => {
    if (!fields) return operation.input;
    const all: Fields = operation.input.fields;
    const asked: Fields = Object.fromEntries(fields.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
    return { fields: asked };
  }, [operation, fields]);
  return (
    <Drawer isOpen size="lg" onOpenChange={(next) => !next && onClose()} title={say(operation.label)}>
      <Stack gap="lg">
        <InputForm
          entity={entity}
          initial={initial}
          isHidden={chosen !== undefined}
          onAsk={setChosen}
          onClose={onClose}
        />
        {chosen && (
          <>
            <OperationPanel operation={operation} input={{ ...given, ...chosen }} cells={cells} Summary={Summary} />
            <Inline justify="end">
              <Button variant="outline" tone="neutral" onPress={() => setChosen(undefined)}>
                {say(words.back)}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
    </Drawer>
  );
}
