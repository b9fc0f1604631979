import { useState, type ReactNode } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import * as styles from './SegmentedControl.css.ts';

export interface SegmentOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string = string> {
  /** Spoken name of the choice. */
  label: string;
  options: readonly SegmentOption<Id>[];
  value?: Id;
  defaultValue?: Id;
  onChange?: (value: Id) => void;
  isDisabled?: boolean;
}

/** Switches between a few views of the same thing. Exactly one is on. */
export function SegmentedControl<Id extends string = string>({
  label,
  options,
  value,
  defaultValue,
  onChange,
  isDisabled = false,
}: SegmentedControlProps<Id>): ReactNode {
  const [own, setOwn] = useState(defaultValue ?? options[0]?.id);
  const chosen = value ?? own;
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={styles.root}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={chosen === undefined ? [] : [chosen]}
      onSelectionChange={(keys) => {
        const next = options.find((option) => keys.has(option.id));
        if (next === undefined) return;
        setOwn(next.id);
        onChange?.(next.id);
      }}
    >
      {options.map((option) => (
        <ToggleButton key={option.id} id={option.id} isDisabled={option.isDisabled ?? false} className={styles.segment}>
          {option.icon !== undefined && <span className={styles.icon}>{option.icon}</span>}
          {option.label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
