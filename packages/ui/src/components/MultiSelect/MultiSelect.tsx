import { useState, type ReactNode, type Ref } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useFilter } from 'react-aria/useFilter';
import { cx } from '../../foundation/cx.ts';
import { ChevronDownGlyph } from '../../glyphs/glyphs.tsx';
import type { FieldSize } from '../../parts/field/field-sizes.ts';
import type { FieldMarks } from '../../parts/field/field-props.ts';
import { FieldLabel, FieldNotes, isWrong, type FieldTexts } from '../../parts/field/field-texts.tsx';
import * as field from '../../parts/field/field.css.ts';
import { ChoiceItem } from '../../parts/list/choice-item.tsx';
import * as list from '../../parts/list/list.css.ts';
import type { ChoiceOption } from '../../parts/list/option.ts';
import * as overlay from '../../parts/overlay/overlay.css.ts';
import { useStrings } from '../../strings/strings-context.tsx';
import { SearchField } from '../SearchField/index.ts';
import * as select from '../Select/Select.css.ts';
import { Tag } from '../Tag/index.ts';
import * as styles from './MultiSelect.css.ts';
import { multiSelectStrings } from './strings.ts';

export type MultiSelectOption<Id extends string = string> = ChoiceOption<Id>;

export interface MultiSelectProps<Id extends string = string> extends FieldTexts, FieldMarks {
  options: readonly MultiSelectOption<Id>[];
  value?: readonly Id[];
  defaultValue?: readonly Id[];
  onChange?: (value: Id[]) => void;
  onBlur?: () => void;
  placeholder?: string;
  size?: FieldSize;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

// A list that is seen at a glance needs no search.
const SEARCH_FROM = 8;

/** Several choices from a list, each shown as a tag that can be taken away again. */
export function MultiSelect<Id extends string = string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  value,
  defaultValue,
  onChange,
  placeholder,
  size = 'md',
  isInvalid,
  ref,
  'data-testid': testId,
  ...rest
}: MultiSelectProps<Id>): ReactNode {
  const strings = useStrings('multiSelect', multiSelectStrings);
  const { contains } = useFilter({ sensitivity: 'base' });
  const [own, setOwn] = useState<readonly Id[]>(defaultValue ?? []);
  const ids = value ?? own;
  const [initial] = useState(() => [...ids]);
  const chosen = options.filter((option) => ids.includes(option.id));

  function set(next: Id[]): void {
    setOwn(next);
    onChange?.(next);
  }

  const listBox = (
    <ListBox
      className={list.list}
      items={options}
      renderEmptyState={() => <div className={list.empty}>{strings.empty}</div>}
    >
      {(option) => <ChoiceItem option={option} />}
    </ListBox>
  );
  const removable = rest.isDisabled !== true;
  return (
    // The tags are outside the select, which would take their buttons for its own.
    <div className={field.root} data-testid={testId}>
      <AriaSelect
        {...rest}
        selectionMode="multiple"
        value={[...ids]}
        // What the reset of a form brings back.
        defaultValue={initial}
        onChange={(keys) => set(options.filter((option) => keys.includes(option.id)).map((option) => option.id))}
        placeholder={placeholder ?? strings.placeholder}
        isInvalid={isWrong(isInvalid, errorMessage)}
        className={field.root}
      >
        <FieldLabel isHidden={isLabelHidden} isRequired={rest.isRequired}>
          {label}
        </FieldLabel>
        <Button className={cx(field.box, field.size[size], select.trigger)} ref={ref}>
          <SelectValue className={select.value}>
            {({ defaultChildren, isPlaceholder }) =>
              isPlaceholder ? defaultChildren : summaryOf(chosen, strings.more)
            }
          </SelectValue>
          <span className={select.chevron}>
            <ChevronDownGlyph />
          </span>
        </Button>
        <FieldNotes description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
        <Popover className={cx(overlay.popover, overlay.asWideAsTrigger)} offset={4}>
          {options.length < SEARCH_FROM ? (
            listBox
          ) : (
            <Autocomplete filter={contains}>
              <div className={styles.search}>
                <SearchField label={strings.search} placeholder={strings.search} size="sm" autoFocus />
              </div>
              {listBox}
            </Autocomplete>
          )}
        </Popover>
      </AriaSelect>
      {chosen.length > 1 && (
        <div className={styles.chosen}>
          {chosen.map((option) => (
            <Tag key={option.id} {...(!removable ? {} : { onRemove: () => set(ids.filter((id) => id !== option.id)) })}>
              {option.label}
            </Tag>
          ))}
        </div>
      )}
    </div>
  );
}

function summaryOf(chosen: readonly ChoiceOption[], more: (count: number) => string): string {
  const [first, ...others] = chosen;
  if (first === undefined) return '';
  return others.length === 0 ? first.label : `${first.label} ${more(others.length)}`;
}
