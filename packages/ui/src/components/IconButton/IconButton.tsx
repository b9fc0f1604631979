import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import { cx } from '../../foundation/cx.ts';
import { PendingArc } from '../../parts/button/button-content.tsx';
import type { ButtonSize, ButtonVariant } from '../../parts/button/button-look-names.ts';
import * as look from '../../parts/button/button-look.css.ts';
import type { Tone } from '../../tokens/names.ts';
import { toneClass } from '../../tokens/tone.css.ts';

export interface IconButtonProps extends Omit<
  AriaButtonProps,
  'className' | 'style' | 'render' | 'children' | 'aria-label'
> {
  /** The spoken name, since an icon has none. */
  label: string;
  icon: ReactNode;
  variant?: ButtonVariant;
  tone?: Tone;
  size?: ButtonSize;
  isPending?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon. Put it in a `Tooltip` when the icon is not known to everyone. */
export function IconButton({
  label,
  icon,
  variant = 'ghost',
  tone = 'neutral',
  size = 'md',
  isPending = false,
  ...rest
}: IconButtonProps): ReactNode {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      isPending={isPending}
      className={cx(toneClass[tone], look.base, look.square[size], look.variant[variant])}
    >
      <span className={cx(look.icon, isPending && look.hiddenWhilePending)}>{icon}</span>
      {isPending && <PendingArc />}
    </AriaButton>
  );
}
