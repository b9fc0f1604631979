import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import { cx } from '../../foundation/cx.ts';
import { ButtonContent } from '../../parts/button/button-content.tsx';
import type { ButtonSize, ButtonVariant } from '../../parts/button/button-look-names.ts';
import * as look from '../../parts/button/button-look.css.ts';
import type { Tone } from '../../tokens/names.ts';
import { toneClass } from '../../tokens/tone.css.ts';

export interface ButtonLinkProps extends Omit<AriaLinkProps, 'className' | 'style' | 'render' | 'children'> {
  children: ReactNode;
  href: string;
  variant?: ButtonVariant;
  tone?: Tone;
  size?: ButtonSize;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  isFullWidth?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: it goes somewhere, so it can be opened in a new tab. */
export function ButtonLink({
  children,
  variant = 'solid',
  tone = 'accent',
  size = 'md',
  iconStart,
  iconEnd,
  isFullWidth,
  ...rest
}: ButtonLinkProps): ReactNode {
  return (
    <AriaLink
      {...rest}
      className={cx(toneClass[tone], look.base, look.size[size], look.variant[variant], isFullWidth && look.fullWidth)}
    >
      <ButtonContent iconStart={iconStart} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </AriaLink>
  );
}
