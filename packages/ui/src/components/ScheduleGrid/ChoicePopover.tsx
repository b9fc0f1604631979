import { useMemo, type ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { inlineVars } from '../../foundation/inline-vars.ts';
import * as list from '../../parts/list/list.css.ts';
import * as overlay from '../../parts/overlay/overlay.css.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import type { ScheduleChoice } from './schedule-types.ts';
import * as styles from './ScheduleGrid.css.ts';
import { scheduleGridStrings } from './strings.ts';

const clear = '';

interface ChoicePopoverProps {
  /** What is planned, as it is spoken. */
  label: string;
  anchor: HTMLElement;
  choices: readonly ScheduleChoice[];
  onChoose: (choice: string | null) => void;
  onClose: () => void;
}

/** What a day can be planned as. */
export function ChoicePopover({ label, anchor, choices, onChoose, onClose }: ChoicePopoverProps): ReactNode {
  const strings = useStrings('scheduleGrid', scheduleGridStrings);
  const trigger = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Popover
      isOpen
      triggerRef={trigger}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      className={overlay.popover}
      placement="bottom start"
    >
      <Dialog aria-label={label} className={styles.root}>
        <ListBox
          aria-label={label}
          className={list.list}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the list opened for choosing
          autoFocus="first"
          onAction={(key) => {
            onChoose(key === clear ? null : String(key));
            onClose();
          }}
        >
          {choices.map(({ id, label: name, short, description, colour }) => (
            <ListBoxItem key={id} id={id} textValue={name} className={list.item}>
              <span
                aria-hidden="true"
                className={styles.swatch}
                style={inlineVars({ [styles.colour]: colour ?? 'transparent' })}
              />
              <span className={list.texts}>
                <span>{name}</span>
                {description !== undefined && <span className={list.description}>{description}</span>}
              </span>
              <span aria-hidden="true" className={styles.short}>
                {short}
              </span>
            </ListBoxItem>
          ))}
          <ListBoxItem id={clear} textValue={strings.clear} className={list.item}>
            {strings.clear}
          </ListBoxItem>
        </ListBox>
      </Dialog>
    </Popover>
  );
}
