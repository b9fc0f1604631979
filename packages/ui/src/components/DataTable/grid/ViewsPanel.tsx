import { useState, type ReactNode, type RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { CheckGlyph, CloseGlyph } from '../../../glyphs/glyphs.tsx';
import * as list from '../../../parts/list/list.css.ts';
import * as overlay from '../../../parts/overlay/overlay.css.ts';
import { Button } from '../../Button/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { TextField } from '../../TextField/index.ts';
import * as styles from './DataGrid.css.ts';
import type { GridSavedViews, GridView } from './grid-types.ts';
import type { dataGridStrings } from './strings.ts';

interface ViewsPanelProps {
  anchor: RefObject<HTMLElement | null>;
  views: GridSavedViews;
  view: GridView;
  strings: typeof dataGridStrings;
  onClose: () => void;
}

/** Views that were kept under a name: opens one, keeps the present one, forgets one. */
export default function ViewsPanel({ anchor, views, view, strings, onClose }: ViewsPanelProps): ReactNode {
  const [name, setName] = useState('');
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
      <Dialog className={overlay.popoverBody} aria-label={strings.views}>
        <div className={styles.panel}>
          {views.items.length > 0 && (
            <ul className={styles.panelList}>
              {views.items.map((item) => (
                <li key={item.id} className={styles.panelLine}>
                  <button
                    type="button"
                    className={styles.viewButton}
                    aria-pressed={item.id === views.activeId}
                    onClick={() => {
                      views.onOpen(item.id);
                      onClose();
                    }}
                  >
                    <span className={list.texts}>{item.name}</span>
                    {item.id === views.activeId && (
                      <span className={list.check}>
                        <CheckGlyph />
                      </span>
                    )}
                  </button>
                  {views.onDelete !== undefined && (
                    <IconButton
                      size="sm"
                      label={strings.deleteView(item.name)}
                      icon={<CloseGlyph />}
                      onPress={() => views.onDelete?.(item.id)}
                    />
                  )}
                </li>
              ))}
            </ul>
          )}
          {views.onSave !== undefined && (
            <form
              className={styles.viewForm}
              onSubmit={(event) => {
                event.preventDefault();
                if (name.trim() === '') return;
                views.onSave?.(name.trim(), view);
                onClose();
              }}
            >
              <TextField label={strings.viewName} size="sm" value={name} onChange={setName} maxLength={60} />
              <Button type="submit" size="sm" isDisabled={name.trim() === ''}>
                {strings.saveView}
              </Button>
            </form>
          )}
        </div>
      </Dialog>
    </Popover>
  );
}
