import { accountStates } from '@karmik/model/hris/employee-account';
import { fillPath } from '@karmik/model/kit/links';
import type { UserRef } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { ButtonLink } from '@karmik/ui/ButtonLink';
import { Icon } from '@karmik/ui/Icon';
import { FileSpreadsheetIcon, PlusIcon } from '@karmik/ui/icons';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { StatusTag } from '@karmik/ui/StatusTag';
import { UserChip } from '@karmik/ui/UserChip';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { api } from '../../../../api/client.ts';
import { reportFailure } from '../../../../screens/query/report-failure.ts';
import { usePageParams } from '../../../../screens/providers/page-route.ts';
import { useAddress } from '../../../../screens/use-address.ts';
import { may } from '../../../../shell/session.ts';
import { useModelText, useWorkTexts, workTexts } from '../../../../texts/texts.ts';

const AddEmployee = lazy(async () => ({ default: (await import('./AddEmployee.tsx')).AddEmployee }));
const addEmployee = bilingual('Add employee', 'कर्मचारी थप्नुहोस्');

interface Listed {
  readonly id: number;
  readonly user: UserRef;
  readonly account_status: keyof typeof accountStates;
}

/** A person, on the way to their file. */
export function PersonCell({ record: { user } }: { record: Pick<Listed, 'user'> }): ReactNode {
  const { slug = '' } = usePageParams();
  const href = may('4.01', 'read')
    ? fillPath('/admin/:slug/hris/users/:id?', { slug, id: String(user.id) })
    : undefined;
  return (
    <UserChip name={user.full_name} subtitle={user.job_title} pictureUrl={user.profile_picture} href={href} size="sm" />
  );
}

/** The state of an account, and the one thing to do about it. */
export function AccountCell({ record }: { record: Listed }): ReactNode {
  const say = useModelText();
  const { label, tone } = accountStates[record.account_status];
  return (
    <Inline gap="xs" isOnOneLine>
      <StatusTag tone={tone}>{say(label)}</StatusTag>
      <SendActivation record={record} />
    </Inline>
  );
}

/** A new activation link for someone who has not used the first one. */
function SendActivation({ record }: { record: Listed }): ReactNode {
  const work = useWorkTexts();
  const { slug = '' } = usePageParams();
  const [isSending, setSending] = useState(false);
  if (record.account_status !== 'invited' || !may('4.08', 'write')) return null;
  const send = async () => {
    setSending(true);
    try {
      await api.post(`hris/${slug}/employees/${record.id}/send-activation/`);
      snackbar.success(workTexts().employees.activationSent(record.user.full_name));
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
      aria-label={work.employees.sendActivationTo(record.user.full_name)}
      onPress={() => void send()}
    >
      {work.employees.sendActivation}
    </Button>
  );
}

/** Ways to bring employees in: one by a short form, which `?open=new` shows, or many by a spreadsheet. */
export function EmployeeActions({ slug }: { slug: string }): ReactNode {
  const work = useWorkTexts();
  const say = useModelText();
  const { params, change } = useAddress();
  if (!may('4.08', 'write')) return null;
  const isAdding = params.get('open') === 'new';
  return (
    <>
      <ButtonLink
        href={fillPath('/admin/:slug/hris/employees/import/employees', { slug })}
        variant="outline"
        tone="neutral"
        iconStart={<Icon of={FileSpreadsheetIcon} size="sm" />}
      >
        {work.employees.import}
      </ButtonLink>
      <Button iconStart={<Icon of={PlusIcon} size="sm" />} onPress={() => change({ open: 'new' }, true)}>
        {say(addEmployee)}
      </Button>
      {isAdding && (
        <Suspense fallback={null}>
          <AddEmployee slug={slug} title={addEmployee} onClose={() => change({ open: null }, false)} />
        </Suspense>
      )}
    </>
  );
}
