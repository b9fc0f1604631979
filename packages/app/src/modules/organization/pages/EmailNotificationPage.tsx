import { bilingual } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import type { ReactNode } from 'react';
import { ScreenPage } from '../../../screens/ScreenPage.tsx';
import { NotificationSettings } from '../../../shell/notifications/NotificationSettings.tsx';

const description = bilingual('Choose what you are notified of, and how.', 'तपाईंलाई केको सूचना कसरी दिने छान्नुहोस्।');

/** What one is told of, in the application and by mail. */
export default function EmailNotificationPage(): ReactNode {
  return (
    <ScreenPage screen={{ description }} width="form">
      <Card>
        <NotificationSettings level="2" />
      </Card>
    </ScreenPage>
  );
}
