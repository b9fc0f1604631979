import { useId, type ReactNode, type Ref } from 'react';
import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';
import { cx } from '../../foundation/cx.ts';
import * as styles from './Switch.css.ts';

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'render' | 'children' | 'inputRef'> {
  /** What is on or off. */
  children: ReactNode;
  description?: ReactNode;
  /** Puts the words at the start and the switch at the end, as in a list of settings. */
  isLabelFirst?: boolean;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  'data-testid'?: string;
}

/** Turns something on or off at once. In a form that is sent, use `Checkbox`. */
export function Switch({ children, description, isLabelFirst = false, ref, ...rest }: SwitchProps): ReactNode {
  const descriptionId = useId();
  return (
    <AriaSwitch
      {...rest}
      inputRef={ref ?? null}
      className={cx(styles.root, isLabelFirst && styles.labelFirst)}
      {...(description === undefined
        ? {}
        : { 'aria-describedby': [descriptionId, rest['aria-describedby']].join(' ') })}
    >
      <span className={styles.track}>
        <span className={styles.thumb} />
      </span>
      <span className={styles.texts}>
        <span>{children}</span>
        {description !== undefined && (
          <span id={descriptionId} aria-hidden="true" className={styles.description}>
            {description}
          </span>
        )}
      </span>
    </AriaSwitch>
  );
}
