import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { ListBox } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../../foundation/cx.ts';
import { ChoiceItem } from '../../parts/list/choice-item.tsx';
import * as list from '../../parts/list/list.css.ts';
import type { ChoiceOption } from '../../parts/list/option.ts';
import * as overlay from '../../parts/overlay/overlay.css.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { comboBoxStrings } from '../ComboBox/strings.ts';
import { SearchField } from '../SearchField/index.ts';
import * as styles from './QuickFind.css.ts';

export type QuickFindOption<Id extends string = string> = ChoiceOption<Id>;

export interface QuickFindProps<Id extends string = string> {
  /** What is looked for; spoken, and shown in the empty field. */
  label: string;
  /** What was found for the text, the best first. */
  options: readonly QuickFindOption<Id>[];
  text: string;
  onTextChange: (text: string) => void;
  onPick: (id: Id) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** One of many things by its name, from anywhere: a field above the page with what it found below. */
export function QuickFind<Id extends string = string>({
  label,
  options,
  text,
  onTextChange,
  onPick,
  isOpen,
  onOpenChange,
}: QuickFindProps<Id>): ReactNode {
  const strings = useStrings('comboBox', comboBoxStrings);
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={cx(overlay.scrim, styles.scrim)}>
      <Modal className={cx(overlay.modal, styles.modal)}>
        <Dialog aria-label={label} className={overlay.dialog}>
          <Autocomplete inputValue={text} onInputChange={onTextChange}>
            <div className={styles.search}>
              <SearchField label={label} placeholder={label} size="lg" autoFocus />
            </div>
            <ListBox<QuickFindOption<Id>>
              aria-label={label}
              items={options}
              className={cx(list.list, styles.found)}
              onAction={(key) => {
                const picked = options.find((option) => option.id === key);
                if (picked) onPick(picked.id);
              }}
              renderEmptyState={() => <div className={list.empty}>{strings.empty}</div>}
            >
              {(option) => <ChoiceItem option={option} />}
            </ListBox>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
