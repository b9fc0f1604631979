import type { Key, ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { ListBox, ListBoxSection } from 'react-aria-components/ListBox';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { cx } from '../../foundation/cx.ts';
import { ChoiceItem } from '../../parts/list/choice-item.tsx';
import * as list from '../../parts/list/list.css.ts';
import type { ChoiceOption } from '../../parts/list/option.ts';
import * as overlay from '../../parts/overlay/overlay.css.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { comboBoxStrings } from '../ComboBox/strings.ts';
import { Spinner } from '../Spinner/index.ts';
import { SearchField } from '../SearchField/index.ts';
import * as styles from './QuickFind.css.ts';

export type QuickFindOption<Id extends string = string> = ChoiceOption<Id>;

export interface QuickFindSection<Id extends string = string> {
  readonly id: string;
  readonly title: string;
  readonly options: readonly QuickFindOption<Id>[];
}

export interface QuickFindProps<Id extends string = string> extends ElementMarks {
  /** What is looked for; spoken, and shown in the empty field. */
  label: string;
  /** What was found for the text, the best first. */
  options?: readonly QuickFindOption<Id>[];
  /** The same under headings, instead of `options`; one without options is left out. */
  sections?: readonly QuickFindSection<Id>[];
  /** More is on its way. */
  isLoading?: boolean;
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
  sections,
  isLoading = false,
  text,
  onTextChange,
  onPick,
  isOpen,
  onOpenChange,
  ...marks
}: QuickFindProps<Id>): ReactNode {
  const strings = useStrings('comboBox', comboBoxStrings);
  const all = options ?? sections?.flatMap((section) => section.options) ?? [];
  const shared = {
    'aria-label': label,
    className: cx(list.list, styles.found),
    onAction: (key: Key) => {
      const picked = all.find((option) => option.id === key);
      if (picked) onPick(picked.id);
    },
    renderEmptyState: () => <div className={list.empty}>{isLoading ? strings.loading : strings.empty}</div>,
  };
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={cx(overlay.scrim, styles.scrim)}>
      <Modal className={cx(overlay.modal, styles.modal)}>
        <Dialog {...marks} aria-label={label} className={overlay.dialog}>
          <Autocomplete inputValue={text} onInputChange={onTextChange}>
            <div className={styles.search}>
              <SearchField label={label} placeholder={label} size="lg" autoFocus />
            </div>
            {sections === undefined ? (
              <ListBox<QuickFindOption<Id>> {...shared} items={options ?? []}>
                {(option) => <ChoiceItem option={option} />}
              </ListBox>
            ) : (
              <ListBox<QuickFindSection<Id>>
                {...shared}
                items={sections.filter((section) => section.options.length > 0)}
              >
                {(section) => (
                  <ListBoxSection id={section.id} aria-label={section.title}>
                    <Header className={list.heading}>{section.title}</Header>
                    <Collection items={section.options}>{(option) => <ChoiceItem option={option} />}</Collection>
                  </ListBoxSection>
                )}
              </ListBox>
            )}
            {isLoading && (
              <div className={styles.loading}>
                <Spinner label={strings.loading} size="sm" />
              </div>
            )}
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
