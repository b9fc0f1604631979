import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { Pressable } from 'react-aria-components/Pressable';
import { onDemand } from '../../on-demand/on-demand.tsx';
import { Tooltip } from '../../on-demand/Tooltip.tsx';
import { RouterLink } from '../../parts/RouterLink.tsx';
import type { ElementMarks } from '../../parts/element-marks.ts';
import { cx } from '../../foundation/cx.ts';
import { visuallyHidden } from '../../foundation/hidden.css.ts';
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

export interface UserChipProps extends ElementMarks {
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
  /** Shows the lines as far as there is room, in place of their first 20 letters. */
  isWhole?: boolean;
}

const ChipPreview = onDemand<ChipPreviewProps>(async () => (await import('./ChipPreview.tsx')).ChipPreview, {
  standIn: ({ children }) => children,
  opensOn: 'hover',
});

/**
 * A person: picture, name and second line. Both lines show their first 20 letters; the whole of them is spoken, and shown under the
 * pointer.
 */
export function UserChip({
  name,
  subtitle,
  pictureUrl,
  isOnline,
  href,
  note,
  card,
  size = 'md',
  isWhole = false,
  ...marks
}: UserChipProps): ReactNode {
  const content = (
    <>
      <Avatar name={name} src={pictureUrl} isOnline={isOnline} size={size} isDecorative />
      <span className={styles.texts}>
        <Line text={name} isWhole={isWhole} className={styles.name} />
        {subtitle !== undefined && subtitle !== '' && (
          <Line text={subtitle} isWhole={isWhole} className={styles.subtitle} />
        )}
      </span>
    </>
  );
  if (note !== undefined) {
    return (
      <Tooltip text={note} staticRole="note">
        <span {...marks} className={styles.root}>
          {content}
        </span>
      </Tooltip>
    );
  }
  if (card === undefined)
    return href === undefined ? (
      <span {...marks} className={styles.root}>
        {content}
      </span>
    ) : (
      <RouterLink {...marks} href={href} className={styles.root}>
        {content}
      </RouterLink>
    );
  const chip =
    href !== undefined ? (
      <Link {...marks} href={href} className={styles.root}>
        {content}
      </Link>
    ) : (
      <Pressable>
        <span {...marks} role="button" className={styles.root}>
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

/** A line of the chip. What is cut for the eyes is whole for the ears, and under the pointer. */
function Line({ text, isWhole, className }: { text: string; isWhole: boolean; className: string }): ReactNode {
  const shown = isWhole ? text : truncate(text, CHIP_LENGTH);
  if (shown === text)
    return (
      <span className={cx(className, isWhole && styles.whole)} title={isWhole ? text : undefined}>
        {text}
      </span>
    );
  return (
    <span className={className} title={text}>
      <span aria-hidden="true">{shown}</span>
      <span className={visuallyHidden}>{text}</span>
    </span>
  );
}
