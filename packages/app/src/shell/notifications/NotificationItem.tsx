import type { Notification, OrganizationNotification } from '@karmik/model/notification/notification';
import { Avatar } from '@karmik/ui/Avatar';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useSnapshot } from 'valtio';
import { useDates } from '../../preferences/dates.ts';
import { preferences } from '../../preferences/preferences.ts';
import * as styles from './notifications.css.ts';
import { cutText } from '@karmik/model/notification/cut-text';
import { daysInText } from '@karmik/model/notification/days-in-text';
import { useNotificationWords } from './use-words.ts';

interface NotificationItemProps {
  readonly notification: Notification | OrganizationNotification;
  readonly isNew: boolean;
  /** Where it is from, when that is another organisation than the one worked in. */
  readonly organization?: string | undefined;
  readonly onOpen: () => void;
  readonly children?: ReactNode;
}

/** One line: who, what, when; and what can be done with it at its end. */
export function NotificationItem({
  notification,
  isNew,
  organization,
  onOpen,
  children,
}: NotificationItemProps): ReactNode {
  const words = useNotificationWords();
  const dates = useDates();
  const { language } = useSnapshot(preferences);
  const { actor, remind_at: remindAt } = notification;
  const text = language === 'ne' ? notification.text_ne : notification.text;
  const resolvedBy = 'resolved_by' in notification && notification.resolved_at ? notification : undefined;
  return (
    <div className={styles.item}>
      <Button className={styles.opener} onPress={onOpen}>
        <Avatar name={actor?.full_name ?? words.system} src={actor?.profile_picture ?? null} size="sm" isDecorative />
        <span className={styles.words}>
          <Text as="span" size="sm" weight={isNew ? 'semibold' : 'regular'}>
            {cutText(daysInText(text, dates.date))}
          </Text>
          <span className={styles.about}>
            {isNew && (
              <>
                <span className={styles.dot} aria-hidden="true" />
                <span className={styles.hidden}>{words.new}</span>
              </>
            )}
            {organization !== undefined && <span>{organization}</span>}
            <span>
              {resolvedBy?.resolved_by && resolvedBy.resolved_at
                ? words.resolvedBy(resolvedBy.resolved_by.full_name, dates.ago(resolvedBy.resolved_at))
                : remindAt
                  ? words.reminding(dates.instant(remindAt))
                  : dates.ago(notification.notify_on)}
            </span>
          </span>
        </span>
      </Button>
      {children !== undefined && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
