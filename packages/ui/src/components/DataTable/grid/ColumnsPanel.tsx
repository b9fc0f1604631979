import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import * as overlay from '../../../parts/overlay/overlay.css.ts';
import { Button } from '../../Button/index.ts';
import { Checkbox } from '../../Checkbox/index.ts';
import { SegmentedControl } from '../../SegmentedControl/index.ts';
import { Switch } from '../../Switch/index.ts';
import * as styles from './DataGrid.css.ts';
import { GripGlyph } from './grid-glyphs.tsx';
import { gridDensities, type GridView } from './grid-types.ts';
import type { dataGridStrings } from './strings.ts';
import type { PanelColumn } from './ToolButtons.tsx';
import type { ColumnCommands } from './use-columns.ts';

interface ColumnsPanelProps {
  anchor: RefObject<HTMLElement | null>;
  columns: readonly PanelColumn[];
  order: readonly string[];
  commands: ColumnCommands;
  view: GridView;
  setView: (change: (view: GridView) => GridView) => void;
  strings: typeof dataGridStrings;
  onMove: (id: string, target: string, side: 'before' | 'after') => void;
  announce: (message: string) => void;
  onClose: () => void;
}

/** All columns in their order: which are shown, where they stand, and how tall rows are. */
export default function ColumnsPanel({
  anchor,
  columns,
  order,
  commands,
  view,
  setView,
  strings,
  onMove,
  announce,
  onClose,
}: ColumnsPanelProps): ReactNode {
  const [drop, setDrop] = useState<{ id: string; target: string; side: 'before' | 'after' }>();
  const dragged = useRef<{ id: string; drop?: typeof drop }>(undefined);
  const lines = order.flatMap((id) => columns.find((column) => column.id === id) ?? []);

  function handleKey(event: KeyboardEvent, id: string): void {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const target = order[order.indexOf(id) + step];
    if (target !== undefined) onMove(id, target, step < 0 ? 'before' : 'after');
  }

  function handlePointer(event: PointerEvent<HTMLElement>): void {
    const held = dragged.current;
    if (held === undefined) return;
    const { id } = held;
    for (const line of event.currentTarget.closest('ul')?.querySelectorAll<HTMLElement>('[data-line]') ?? []) {
      const box = line.getBoundingClientRect();
      const target = line.dataset['line'];
      if (target === undefined || event.clientY < box.top || event.clientY > box.bottom) continue;
      held.drop = { id, target, side: event.clientY < box.top + box.height / 2 ? 'before' : 'after' };
      setDrop(held.drop);
    }
  }

  function handleDrop(): void {
    const last = dragged.current?.drop;
    if (last !== undefined) onMove(last.id, last.target, last.side);
    dragged.current = undefined;
    setDrop(undefined);
  }

  return (
    <Popover
      className={overlay.popover}
      triggerRef={anchor}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      placement="bottom end"
      offset={6}
    >
      <Dialog className={overlay.popoverBody} aria-label={strings.columns}>
        <div className={styles.panel}>
          <SegmentedControl
            label={strings.density}
            options={gridDensities.map((id) => ({ id, label: strings[id] }))}
            value={view.density ?? 'comfortable'}
            onChange={(density) => setView((held) => ({ ...held, density }))}
          />
          <Switch
            isSelected={view.isWrapped === true}
            onChange={(isWrapped) => setView((held) => ({ ...held, isWrapped }))}
          >
            {strings.wrap}
          </Switch>
          <ul className={styles.panelList}>
            {lines.map((column) => {
              const choice = view.columns?.[column.id];
              const isHidden = column.canHide !== false && (choice?.isHidden ?? column.isHidden ?? false);
              const pin = choice?.pin ?? column.pin ?? 'none';
              return (
                <li
                  key={column.id}
                  data-line={column.id}
                  className={styles.panelLine}
                  {...(drop?.target === column.id && drop.id !== column.id ? { 'data-drop': drop.side } : {})}
                  {...(drop?.id === column.id ? { 'data-dragged': '' } : {})}
                >
                  <button
                    type="button"
                    className={styles.panelGrip}
                    aria-label={strings.moveColumn(column.header)}
                    onKeyDown={(event) => handleKey(event, column.id)}
                    onPointerDown={(event) => {
                      dragged.current = { id: column.id };
                      event.currentTarget.setPointerCapture(event.pointerId);
                    }}
                    onPointerMove={handlePointer}
                    onPointerUp={handleDrop}
                    onPointerCancel={handleDrop}
                  >
                    <GripGlyph />
                  </button>
                  <div className={styles.panelName}>
                    <Checkbox
                      isSelected={!isHidden}
                      isDisabled={column.canHide === false}
                      onChange={(isShown) => {
                        commands.setHidden(column.id, !isShown);
                        announce(isShown ? strings.shown(column.header) : strings.hidden(column.header));
                      }}
                    >
                      {column.header}
                    </Checkbox>
                  </div>
                  <select
                    className={styles.panelPin}
                    aria-label={strings.pinColumn(column.header)}
                    value={pin}
                    onChange={({ target }) => {
                      const side = target.value === 'start' || target.value === 'end' ? target.value : undefined;
                      commands.pin(column.id, side);
                    }}
                  >
                    <option value="none">{strings.free}</option>
                    <option value="start">{strings.pinStart}</option>
                    <option value="end">{strings.pinEnd}</option>
                  </select>
                </li>
              );
            })}
          </ul>
          <Button
            size="sm"
            variant="ghost"
            tone="neutral"
            onPress={() => setView(({ sort }) => (sort === undefined ? {} : { sort }))}
          >
            {strings.reset}
          </Button>
        </div>
      </Dialog>
    </Popover>
  );
}
