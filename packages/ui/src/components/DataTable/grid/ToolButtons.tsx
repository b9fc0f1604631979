import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useStrings } from '../../../strings/strings-context.tsx';
import { Button } from '../../Button/index.ts';
import * as styles from './DataGrid.css.ts';
import { ColumnsGlyph } from './grid-glyphs.tsx';
import type { GridSavedViews, GridView } from './grid-types.ts';
import { dataGridStrings } from './strings.ts';
import type { ColumnCommands } from './use-columns.ts';

const ColumnsPanel = lazy(() => import('./ColumnsPanel.tsx'));
const ViewsPanel = lazy(() => import('./ViewsPanel.tsx'));

export interface PanelColumn {
  readonly id: string;
  readonly header: string;
  readonly pin?: 'start' | 'end';
  readonly isHidden?: boolean;
  readonly canHide?: boolean;
}

interface ToolButtonsProps {
  columns: readonly PanelColumn[];
  arranged: { readonly order: readonly string[]; readonly commands: ColumnCommands };
  view: GridView;
  setView: (change: (view: GridView) => GridView) => void;
  savedViews: GridSavedViews | undefined;
  hasColumnTools: boolean;
  onMove: (id: string, target: string, side: 'before' | 'after') => void;
  announce: (message: string) => void;
}

/** The buttons above the grid. What they open is loaded when it is opened. */
export function ToolButtons({
  columns,
  arranged,
  view,
  setView,
  savedViews,
  hasColumnTools,
  onMove,
  announce,
}: ToolButtonsProps): ReactNode {
  const strings = useStrings('dataGrid', dataGridStrings);
  const [opened, setOpened] = useState<'columns' | 'views'>();
  const columnsButton = useRef<HTMLButtonElement>(null);
  const viewsButton = useRef<HTMLButtonElement>(null);
  const activeName = savedViews?.items.find((item) => item.id === savedViews.activeId)?.name;
  const close = (): void => setOpened(undefined);
  return (
    <div className={styles.tools}>
      {savedViews !== undefined && (
        <Button
          ref={viewsButton}
          variant="outline"
          tone="neutral"
          aria-haspopup="dialog"
          aria-expanded={opened === 'views'}
          onPress={() => setOpened('views')}
        >
          {activeName === undefined ? strings.views : `${strings.views}: ${activeName}`}
        </Button>
      )}
      {hasColumnTools && (
        <Button
          ref={columnsButton}
          variant="outline"
          tone="neutral"
          iconStart={<ColumnsGlyph />}
          aria-haspopup="dialog"
          aria-expanded={opened === 'columns'}
          onPress={() => setOpened('columns')}
        >
          {strings.columns}
        </Button>
      )}
      <Suspense fallback={null}>
        {opened === 'columns' && (
          <ColumnsPanel
            anchor={columnsButton}
            columns={columns}
            order={arranged.order}
            commands={arranged.commands}
            view={view}
            setView={setView}
            strings={strings}
            onMove={onMove}
            announce={announce}
            onClose={close}
          />
        )}
        {opened === 'views' && savedViews !== undefined && (
          <ViewsPanel anchor={viewsButton} views={savedViews} view={view} strings={strings} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
