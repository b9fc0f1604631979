import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Avatar } from '../Avatar/index.ts';
import { CARD_LENGTH, truncate } from './truncate.ts';
import type { UserCard } from './UserChip.tsx';
import * as styles from './UserChip.css.ts';

interface UserCardViewProps {
  name: string;
  subtitle: string | undefined;
  pictureUrl: string | null | undefined;
  isOnline: boolean | undefined;
  card: UserCard;
}

export function UserCardView({ name, subtitle, pictureUrl, isOnline, card }: UserCardViewProps): ReactNode {
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
