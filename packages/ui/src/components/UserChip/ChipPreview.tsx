import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { PreviewTrigger } from 'react-aria-components/PreviewTrigger';
import * as overlay from '../../parts/overlay/overlay.css.ts';
import { Avatar } from '../Avatar/index.ts';
import { CARD_LENGTH, truncate } from './truncate.ts';
import type { UserCard } from './UserChip.tsx';
import * as styles from './UserChip.css.ts';

export interface ChipPreviewProps {
  /** The chip. */
  children: ReactNode;
  name: string;
  subtitle: string | undefined;
  pictureUrl: string | null | undefined;
  isOnline: boolean | undefined;
  card: UserCard;
}

/** A chip whose card opens on hover, focus or long press. */
export function ChipPreview({
  children,
  defaultOpen = false,
  ...person
}: ChipPreviewProps & { defaultOpen?: boolean }): ReactNode {
  return (
    <PreviewTrigger defaultOpen={defaultOpen}>
      {children}
      <Popover className={overlay.popover} offset={6} placement="bottom start">
        <CardView {...person} />
      </Popover>
    </PreviewTrigger>
  );
}

function CardView({ name, subtitle, pictureUrl, isOnline, card }: Omit<ChipPreviewProps, 'children'>): ReactNode {
  const hasCover = card.coverUrl !== undefined && card.coverUrl !== null && card.coverUrl !== '';
  return (
    <Dialog className={styles.card} aria-label={card.label}>
      <div className={styles.cover}>
        {hasCover && <img className={styles.coverPicture} src={card.coverUrl ?? ''} alt="" />}
      </div>
      <div className={styles.cardBody}>
        <span className={styles.cardAvatar}>
          <Avatar name={name} src={pictureUrl} isOnline={isOnline} size="lg" isDecorative />
        </span>
        <div>
          <div className={styles.cardName}>{truncate(name, CARD_LENGTH)}</div>
          {subtitle !== undefined && subtitle !== '' && (
            <div className={styles.cardSubtitle}>{truncate(subtitle, CARD_LENGTH)}</div>
          )}
        </div>
        {card.details !== undefined && card.details.length > 0 && (
          <dl className={styles.details}>
            {card.details.map(({ label, value }) => (
              <DetailLine key={label} label={label} value={value} />
            ))}
          </dl>
        )}
        {card.footer}
      </div>
    </Dialog>
  );
}

function DetailLine({ label, value }: { label: string; value: ReactNode }): ReactNode {
  return (
    <>
      <dt className={styles.term}>{label}</dt>
      <dd className={styles.detail}>{value}</dd>
    </>
  );
}
