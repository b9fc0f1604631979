import { useId, type ReactNode, type Ref } from 'react';
import { Checkbox as AriaCheckbox, type CheckboxProps as AriaCheckboxProps } from 'react-aria-components/Checkbox';
import { CheckGlyph, MinusGlyph } from '../../glyphs/glyphs.tsx';
import * as styles from './Checkbox.css.ts';

export interface CheckboxProps extends Omit<
  AriaCheckboxProps,
  'className' | 'style' | 'render' | 'children' | 'validate' | 'validationBehavior' | 'inputRef'
> {
  /** What is agreed to or chosen. Leave it out only with an `aria-label`, as in a table. */
  children?: ReactNode;
  /** More about it, read after the name. */
  description?: ReactNode;
  /** The input. */
  ref?: Ref<HTMLInputElement> | undefined;
  'data-testid'?: string;
}

/** A yes or no that takes effect with the rest of a form. */
export function Checkbox({ children, description, ref, ...rest }: CheckboxProps): ReactNode {
  const descriptionId = useId();
  return (
    <AriaCheckbox
      {...rest}
      inputRef={ref ?? null}
      className={styles.root}
      {...(description === undefined
        ? {}
        : { 'aria-describedby': [descriptionId, rest['aria-describedby']].join(' ') })}
    >
      {({ isIndeterminate, isSelected }) => (
        <>
          <span className={styles.box}>{isIndeterminate ? <MinusGlyph /> : isSelected && <CheckGlyph />}</span>
          {children !== undefined && (
            <span className={styles.texts}>
              <span>
                {children}
                {rest.isRequired === true && (
                  <span aria-hidden="true" className={styles.required}>
                    *
                  </span>
                )}
              </span>
              {description !== undefined && (
                <span id={descriptionId} aria-hidden="true" className={styles.description}>
                  {description}
                </span>
              )}
            </span>
          )}
        </>
      )}
    </AriaCheckbox>
  );
}
