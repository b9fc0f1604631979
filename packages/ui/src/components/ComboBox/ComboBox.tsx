import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
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
import { Spinner } from '../Spinner/index.ts';
import { comboBoxStrings } from './strings.ts';

export type ComboBoxOption<Id extends string = string> = ChoiceOption<Id>;

export interface ComboBoxProps<Id extends string = string> extends FieldTexts, FieldMarks {
  options: readonly ComboBoxOption<Id>[];
  /** The chosen option, `null` for none. */
  value?: Id | null;
  defaultValue?: Id;
  onChange?: (value: Id | null) => void;
  onBlur?: () => void;
  /** Text in the field, when the app searches. */
  inputValue?: string;
  /** Called as one types. With it the options are taken as they come, found by the person who listens. */
  onSearch?: (text: string) => void;
  /** A search is under way. */
  isLoading?: boolean;
  placeholder?: string;
  size?: FieldSize;
  name?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One choice from many, found by typing. Options may be fetched while one types. */
export function ComboBox<Id extends string = string>({
  label,
  isLabelHidden,
  description,
  errorMessage,
  options,
  value,
  defaultValue,
  onChange,
  inputValue,
  onSearch,
  isLoading = false,
  placeholder,
  size = 'md',
  isInvalid,
  ref,
  ...rest
}: ComboBoxProps<Id>): ReactNode {
  const strings = useStrings('comboBox', comboBoxStrings);
  const items = onSearch === undefined ? { defaultItems: options } : { items: options, onInputChange: onSearch };
  return (
    <AriaComboBox
      {...rest}
      {...items}
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      {...(inputValue === undefined ? {} : { inputValue })}
      onChange={(key) => onChange?.(options.find((option) => option.id === key)?.id ?? null)}
      allowsEmptyCollection
      menuTrigger="focus"
      isInvalid={isWrong(isInvalid, errorMessage)}
      className={field.root}
    >
      <FieldLabel isHidden={isLabelHidden} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div className={cx(field.box, field.size[size])}>
        <Input className={field.input} {...(placeholder === undefined ? {} : { placeholder })} ref={ref} />
        {isLoading && <Spinner label={strings.loading} size="sm" />}
        <Button className={field.innerButton}>
          <ChevronDownGlyph />
        </Button>
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} isInvalid={isInvalid} />
      <Popover className={cx(overlay.popover, overlay.asWideAsTrigger)} offset={6}>
        <ListBox<ComboBoxOption<Id>>
          className={list.list}
          renderEmptyState={() => <div className={list.empty}>{isLoading ? strings.loading : strings.empty}</div>}
        >
          {(option) => <ChoiceItem option={option} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
