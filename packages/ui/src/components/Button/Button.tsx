import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { cx } from '../../foundation/cx.ts';
import { ButtonContent } from '../../parts/button/button-content.tsx';
import type { ButtonSize, ButtonVariant } from '../../parts/button/button-look-names.ts';
import * as look from '../../parts/button/button-look.css.ts';
import type { Tone } from '../../tokens/names.ts';
import { toneClass } from '../../tokens/tone.css.ts';

export interface ButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'render' | 'children'> {
  children: ReactNode;
  /** How loud it is. One `solid` button a view is enough. */
  variant?: ButtonVariant;
  /** What pressing it means. */
  tone?: Tone;
  size?: ButtonSize;
  /** An icon before the label. */
  iconStart?: ReactNode;
  /** An icon after the label. */
  iconEnd?: ReactNode;
  /** Takes the whole width of its container. */
  isFullWidth?: boolean;
  /** Work is under way: it keeps focus and name, and presses do nothing. */
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something when pressed. For going somewhere, use `ButtonLink` or `Link`. */
export function Button({
  children,
  variant = 'solid',
  tone = 'accent',
  size = 'md',
  iconStart,
  iconEnd,
  isFullWidth,
  isPending = false,
  ...rest
}: ButtonProps): ReactNode {
  return (
    <AriaButton
      {...rest}
      isPending={isPending}
      className={cx(toneClass[tone], look.base, look.size[size], look.variant[variant], isFullWidth && look.fullWidth)}
    >
      <ButtonContent iconStart={iconStart} iconEnd={iconEnd} isPending={isPending}>
        {children}
      </ButtonContent>
    </AriaButton>
  );
}
