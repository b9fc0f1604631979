import { EntityForm } from '@karmik/forms/EntityForm';
import { bilingual } from '@karmik/model/kit/text';
import { leaveEndpoints } from '@karmik/model/leave/endpoints';
import { offlineLeave } from '@karmik/model/leave/offline';
import { leaveRequest } from '@karmik/model/leave/request';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { Icon } from '@karmik/ui/Icon';
import { PlusIcon } from '@karmik/ui/icons';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { endpoint, refresh } from '../../../screens/records.ts';
import { may, session } from '../../../shell/session.ts';
import { leaveAsksWhen } from '../requests/leave-asks.ts';
import { useModelText } from '../../../texts/texts.ts';
import { LeaveCount } from '../requests/LeaveCount.tsx';

const words = {
  enter: bilingual('Enter leave', 'बिदा राख्नुहोस्'),
  done: bilingual('Leave entered', 'बिदा राखियो'),
};

/** Enters leave for an employee, with the same count as a request has. */
export function EnterLeave({ as, slug }: { readonly as: 'hr' | 'supervisor'; readonly slug: string }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  if (session.info?.user.is_audit_user === true || (as === 'hr' && !may('6.04', 'write'))) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button iconStart={<Icon of={PlusIcon} size="sm" />} onPress={() => setOpen(true)}>
        {say(words.enter)}
      </Button>
      <Drawer isOpen={isOpen} size="lg" onOpenChange={(next) => !next && close()} title={say(words.enter)}>
        <EntityForm
          entity={offlineLeave}
          asksWhen={leaveAsksWhen}
          notice={(values) => <LeaveCount values={values} />}
          submitLabel={words.enter}
          onCancel={close}
          submit={(body) =>
            api.post(endpoint(leaveRequest, slug, leaveEndpoints.offline), { searchParams: { as }, json: body }).json()
          }
          onSuccess={() => {
            close();
            snackbar.success(say(words.done));
            void refresh(leaveRequest);
          }}
        />
      </Drawer>
    </>
  );
}
