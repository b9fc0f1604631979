import { EntityForm } from '@karmik/forms/EntityForm';
import type { Report } from '@karmik/model/kit/report';
import { reportPages, type ReportPath } from '@karmik/model/organization/report-pages';
import { reportSchedule } from '@karmik/model/organization/report-schedule';
import { Dialog } from '@karmik/ui/Dialog';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { todayThere } from '../../preferences/place.ts';
import { useModelText } from '../../texts/texts.ts';
import { viewAddress } from '../list/list-state.ts';
import { useSlug } from '../providers/use-slug.ts';
import { refresh } from '../records.ts';
import { useAddress } from '../use-address.ts';
import { words } from '../words.ts';
import { relativeIn, withoutRelative } from './period.ts';

interface ScheduleDialogProps {
  readonly page: ReportPath;
  readonly report: Report;
  readonly onClose: () => void;
}

/** When a report is sent, and to whom, as it is looked at now. */
export function ScheduleDialog({ page, report, onClose }: ScheduleDialogProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { params } = useAddress();
  const hasPeriod = report.opensOn !== 'now';
  // Days that were chosen stay; else the period moves on with the day on which it is sent.
  const period = relativeIn(params, report) ?? null;
  return (
    <Dialog isOpen isStaying onOpenChange={(isOpen) => !isOpen && onClose()} title={say(reportSchedule.label)}>
      <Stack gap="lg">
        <Text tone="muted">{say(words.scheduleWhy)}</Text>
        <EntityForm
          entity={reportSchedule}
          record={undefined}
          initial={{
            name: say(reportPages[page].title),
            period,
            every: 'Week',
            first_run: todayThere(),
            time_of_day: '08:00',
          }}
          groups={[
            {
              fields: [
                'name',
                ...(hasPeriod ? ['period' as const] : []),
                'every',
                'first_run',
                'time_of_day',
                'recipients',
              ],
            },
          ]}
          mayWrite={() => true}
          submit={(body) =>
            api
              .post(`org/${slug}/report-schedule/`, {
                json: { ...body, page, address: viewAddress(withoutRelative(params, report)) },
              })
              .json()
          }
          onSuccess={() => {
            snackbar.success(say(words.scheduled));
            onClose();
            void refresh(reportSchedule);
          }}
          onUnchanged={onClose}
          onCancel={onClose}
          submitLabel={words.schedule}
        />
      </Stack>
    </Dialog>
  );
}
