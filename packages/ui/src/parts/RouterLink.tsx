import type { ComponentProps, ReactNode } from 'react';
// The router that `RouterProvider` gives to links has no other door.
import { handleLinkClick, useRouter } from 'react-aria/private/utils/openLink';

interface RouterLinkProps extends ComponentProps<'a'> {
  href: string;
}

/**
 * A link and nothing more, which follows the router of the app. Menus and lists have a hundred of them, and a link of React Aria, which
 * also hears presses and hovers, costs as much as a whole row.
 */
export function RouterLink({ href, onClick, children, ...rest }: RouterLinkProps): ReactNode {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={router.useHref(href)}
      onClick={(event) => {
        onClick?.(event);
        handleLinkClick(event, router, href, undefined);
      }}
    >
      {children}
    </a>
  );
}
