import type { Report } from '@karmik/model/kit/report';
import { reportPages, type ReportPath } from '@karmik/model/organization/report-pages';
import { Button } from '@karmik/ui/Button';
import { Icon } from '@karmik/ui/Icon';
import { CalendarClockIcon } from '@karmik/ui/icons';
import { lazy, Suspense, use, useState, type ReactNode } from 'react';
import { useSession } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import { PageRoute } from '../providers/page-route.ts';
import { words } from '../words.ts';

// Asked for by few: the form comes when the dialog is opened.
const ScheduleDialog = lazy(async () => ({ default: (await import('./ScheduleDialog.tsx')).ScheduleDialog }));

const isReportPath = (path: string): path is ReportPath => path in reportPages;

/** Has a report sent again and again; there for the reports that have a page of their own. */
export function ScheduleButton({ report }: { report: Report }): ReactNode {
  const say = useModelText();
  const path = use(PageRoute)?.path ?? '';
  const { info } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!isReportPath(path) || info.user.is_audit_user) return null;
  return (
    <>
      <Button
        variant="outline"
        tone="neutral"
        iconStart={<Icon of={CalendarClockIcon} size="sm" />}
        onPress={() => setOpen(true)}
      >
        {say(words.schedule)}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <ScheduleDialog page={path} report={report} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
