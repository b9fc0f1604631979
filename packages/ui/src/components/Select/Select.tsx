import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
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
import * as styles from './Select.css.ts';
import { selectStrings } from './strings.ts';

export type SelectOption<Id extends string = string> = ChoiceOption<Id>;

export interface SelectProps<Id extends string = string> extends FieldTexts, FieldMarks {
  options: readonly SelectOption<Id>[];
  /** The chosen option, or `null` for none. */
  value?: Id | null;
  defaultValue?: Id;
  onChange?: (value: Id) => void;
  onBlur?: () => void;
  /** Shown while nothing is chosen. */
  placeholder?: string;
  size?: FieldSize;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
  /** The button that opens the list. */
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** One choice from a short list. With more than about fifteen options, `ComboBox` is quicker. */
export function Select<Id extends string = string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  value,
  defaultValue,
  onChange,
  onBlur,
  placeholder,
  size = 'md',
  isInvalid,
  ref,
  ...rest
}: SelectProps<Id>): ReactNode {
  const strings = useStrings('select', selectStrings);
  return (
    <AriaSelect
      {...rest}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(onBlur === undefined ? {} : { onBlur })}
      onChange={(key) => {
        const chosen = options.find((option) => option.id === key);
        if (chosen !== undefined) onChange?.(chosen.id);
      }}
      placeholder={placeholder ?? strings.placeholder}
      isInvalid={isWrong(isInvalid, errorMessage)}
      className={field.root}
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <Button className={cx(field.box, field.size[size], styles.trigger)} ref={ref}>
        <SelectValue className={styles.value}>
          {({ selectedText, defaultChildren, isPlaceholder }) => (isPlaceholder ? defaultChildren : selectedText)}
        </SelectValue>
        <span className={styles.chevron}>
          <ChevronDownGlyph />
        </span>
      </Button>
      <FieldNotes description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      <Popover className={cx(overlay.popover, overlay.asWideAsTrigger)} offset={4}>
        <ListBox
          className={list.list}
          items={options}
          renderEmptyState={() => <div className={list.empty}>{strings.empty}</div>}
        >
          {(option) => <ChoiceItem option={option} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
