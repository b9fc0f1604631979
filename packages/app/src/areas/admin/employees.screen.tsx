import type { EmployeeListItem } from '@karmik/model/hris/directory';
import { employee } from '@karmik/model/hris/employee';
import { text } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Icon } from '@karmik/ui/Icon';
import { FileSpreadsheetIcon } from '@karmik/ui/icons';
import { snackbar } from '@karmik/ui/Snackbar';
import { StatusTag } from '@karmik/ui/StatusTag';
import { UserChip } from '@karmik/ui/UserChip';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { api } from '../../api/client.ts';
import { useDates } from '../../preferences/dates.ts';
import { listScreen } from '../../screens/list/list-screen.ts';
import { reportFailure } from '../../screens/query/report-failure.ts';
import { may } from '../../shell/session.ts';
import { useWorkTexts, workTexts } from '../../texts/texts.ts';
import { fillPath } from '../catalogue.ts';

const { fields } = employee;

const tones = { invited: 'caution', active: 'positive', disabled: 'neutral' } as const;

export default listScreen<EmployeeListItem>({
  title: text('Employees', 'कर्मचारी'),
  description: text(
    'Everybody who works here, with the state of their account.',
    'यहाँ काम गर्ने सबै, उनीहरूको खाताको अवस्थासहित।',
  ),
  path: 'hris/:slug/employees/',
  rowId: (row) => String(row.id),
  rowName: (row) => row.user.full_name,
  search: text('Search by name, code or e-mail', 'नाम, कोड वा इमेलले खोज्नुहोस्'),
  sort: 'full_name',
  columns: [
    {
      id: 'name',
      header: text('Name', 'नाम'),
      sort: 'full_name',
      minWidth: '14rem',
      Cell: ({ row }) => (
        <UserChip name={row.user.full_name} subtitle={row.user.job_title} pictureUrl={row.user.profile_picture} />
      ),
    },
    { id: 'code', header: fields.employee_code.label, sort: 'employee_code', Cell: ({ row }) => row.employee_code },
    { id: 'email', header: fields.email.label, minWidth: '12rem', Cell: ({ row }) => row.email },
    { id: 'branch', header: fields.branch.label, Cell: ({ row }) => row.branch ?? '–' },
    { id: 'division', header: fields.division.label, Cell: ({ row }) => row.division ?? '–' },
    { id: 'joined', header: fields.joined_on.label, sort: 'joined_on', minWidth: '8rem', Cell: JoinedOn },
    { id: 'account', header: text('Account', 'खाता'), Cell: AccountStatus },
  ],
  RowActions: SendActivation,
  Actions: ImportLink,
  empty: text('Import a spreadsheet to bring your employees in.', 'कर्मचारी ल्याउन स्प्रेडसिट आयात गर्नुहोस्।'),
});

function JoinedOn({ row }: { row: EmployeeListItem }): ReactNode {
  return useDates().date(row.joined_on);
}

function AccountStatus({ row }: { row: EmployeeListItem }): ReactNode {
  const work = useWorkTexts();
  return <StatusTag tone={tones[row.account_status]}>{work.employees.status[row.account_status]}</StatusTag>;
}

/** A new activation link for somebody who has not used the first one. */
function SendActivation({ row }: { row: EmployeeListItem }): ReactNode {
  const work = useWorkTexts();
  const { slug = '' } = useParams();
  const [isSending, setSending] = useState(false);
  if (row.account_status !== 'invited' || !may('4.08', 'write')) return null;
  const send = async () => {
    setSending(true);
    try {
      await api.post(`hris/${slug}/employees/${row.id}/send-activation/`);
      snackbar.success(workTexts().employees.activationSent(row.user.full_name));
    } catch (error) {
      reportFailure(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Button
      size="sm"
      variant="ghost"
      isPending={isSending}
      aria-label={work.employees.sendActivationTo(row.user.full_name)}
      onPress={() => void send()}
    >
      {work.employees.sendActivation}
    </Button>
  );
}

function ImportLink({ slug }: { slug: string }): ReactNode {
  const work = useWorkTexts();
  if (!may('4.08', 'write')) return null;
  return (
    <ButtonLink
      href={fillPath('/admin/:slug/hris/employees/import/employees', { slug })}
      iconStart={<Icon of={FileSpreadsheetIcon} size="sm" />}
    >
      {work.employees.import}
    </ButtonLink>
  );
}
