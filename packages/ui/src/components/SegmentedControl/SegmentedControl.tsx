import { useRef, useState, type ReactNode, type Ref } from 'react';
import { useFormReset } from 'react-aria/private/utils/useFormReset';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import type { FieldHandle, FieldMarks } from '../../parts/field/field-props.ts';
import { useFieldHandle } from '../../parts/field/use-field-handle.ts';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string = string> extends FieldMarks {
  /** Spoken name of the choice. */
  label: string;
  options: readonly SegmentOption<Id>[];
  value?: Id;
  defaultValue?: Id;
  onChange?: (value: Id) => void;
  /** Name of the chosen id in a form that is sent. */
  name?: string;
  isDisabled?: boolean;
  ref?: Ref<FieldHandle> | undefined;
}

/** Switches between a few views of the same thing. Exactly one is on. */
export function SegmentedControl<Id extends string = string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  name,
  isDisabled = false,
  ref,
  ...rest
}: SegmentedControlProps<Id>): ReactNode {
  const [own, setOwn] = useState(defaultValue ?? options[0]?.id);
  const chosen = value ?? own;
  const [initial] = useState(chosen);
  const group = useFieldHandle(ref, '[aria-checked="true"]');
  const hidden = useRef<HTMLInputElement>(null);

  function choose(id: Id | undefined): void {
    if (id === undefined || id === chosen) return;
    setOwn(id);
    onChange?.(id);
  }

  useFormReset(hidden, initial, choose);
  return (
    <ToggleButtonGroup
      {...rest}
      ref={group}
      aria-label={label}
      className={styles.root}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={(keys) => choose(options.find((option) => keys.has(option.id))?.id)}
    >
      {name !== undefined && (
        <input ref={hidden} type="hidden" name={name} value={chosen ?? ''} disabled={isDisabled} />
      )}
      {options.map((option) => (
        <ToggleButton key={option.id} id={option.id} isDisabled={option.isDisabled ?? false} className={styles.segment}>
          {option.icon !== undefined && <span className={styles.icon}>{option.icon}</span>}
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
