import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Pressable } from 'react-aria-components/Pressable';
import { onDemand } from '../../on-demand/on-demand.tsx';
import { Tooltip } from '../../on-demand/Tooltip.tsx';
import { RouterLink } from '../../parts/RouterLink.tsx';
import { Avatar, type AvatarSize } from '../Avatar/index.ts';
import { CHIP_LENGTH, truncate } from './truncate.ts';
import type { ChipPreviewProps } from './ChipPreview.tsx';
import * as styles from './UserChip.css.ts';

/** One line of the hover card. */
export interface UserCardDetail {
  readonly label: string;
  readonly value: ReactNode;
}

/** What the hover card adds to the chip. */
export interface UserCard {
  readonly label: string;
  readonly coverUrl?: string | null | undefined;
  readonly details?: readonly UserCardDetail[];
  readonly footer?: ReactNode;
}

export interface UserChipProps {
  name: string;
  /** Job title or another second line. */
  subtitle?: string | undefined;
  pictureUrl?: string | null | undefined;
  isOnline?: boolean | undefined;
  /** Where the name leads. Who may go there is the app's to decide. */
  href?: string | undefined;
  /** Why there is no link, such as that the person has left. It is a tooltip. */
  note?: string | undefined;
  /** What opens on hover, focus or long press. */
  card?: UserCard | undefined;
  size?: AvatarSize;
}

const ChipPreview = onDemand<ChipPreviewProps>(async () => (await import('./ChipPreview.tsx')).ChipPreview, {
  standIn: ({ children }) => children,
  opensOn: 'hover',
});

/** A person: picture, name and second line, both cut at 20 letters. */
export function UserChip({
  name,
  subtitle,
  pictureUrl,
  isOnline,
  href,
  note,
  card,
  size = 'md',
}: UserChipProps): ReactNode {
  const content = (
    <>
      <Avatar name={name} src={pictureUrl} isOnline={isOnline} size={size} isDecorative />
      <span className={styles.texts}>
        <span className={styles.name}>{truncate(name, CHIP_LENGTH)}</span>
        {subtitle !== undefined && subtitle !== '' && (
          <span className={styles.subtitle}>{truncate(subtitle, CHIP_LENGTH)}</span>
        )}
      </span>
    </>
  );
  if (note !== undefined) {
    return (
      <Tooltip text={note} staticRole="note">
        <span className={styles.root}>{content}</span>
      </Tooltip>
    );
  }
  if (card === undefined)
    return href === undefined ? (
      <span className={styles.root}>{content}</span>
    ) : (
      <RouterLink href={href} className={styles.root}>
        {content}
      </RouterLink>
    );
  const chip =
    href !== undefined ? (
      <Link href={href} className={styles.root}>
        {content}
      </Link>
    ) : (
      <Pressable>
        <span role="button" className={styles.root}>
          {content}
        </span>
      </Pressable>
    );
  return (
    <ChipPreview name={name} subtitle={subtitle} pictureUrl={pictureUrl} isOnline={isOnline} card={card}>
      {chip}
    </ChipPreview>
  );
}
