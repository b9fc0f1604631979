import { EntityForm } from '@karmik/forms/EntityForm';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payRebate, payRebateEntry, payRebateSheet } from '@karmik/model/payroll/rebate/rebate';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { Icon } from '@karmik/ui/Icon';
import { PlusIcon } from '@karmik/ui/icons';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { ImportDrawer } from '../../../screens/import/ImportDrawer.tsx';
import { endpoint, refresh } from '../../../screens/records.ts';
import { may, session } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { ReliefNotice } from './ReliefNotice.tsx';
import { words } from './words.ts';

/** Enters declarations of employees, one by one or from a spreadsheet. */
export function EnterRebates({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const [opened, setOpened] = useState<'entry' | 'import'>();
  if (session.info?.user.is_audit_user === true || !may('11.00', 'write')) return null;
  const close = () => setOpened(undefined);
  return (
    <>
      <Button variant="outline" tone="neutral" onPress={() => setOpened('import')}>
        {say(words.importMany)}
      </Button>
      <Button iconStart={<Icon of={PlusIcon} size="sm" />} onPress={() => setOpened('entry')}>
        {say(words.enter)}
      </Button>
      <Drawer isOpen={opened === 'entry'} size="lg" onOpenChange={(next) => !next && close()} title={say(words.enter)}>
        <EntityForm
          entity={payRebateEntry}
          notice={(values) => <ReliefNotice values={values} />}
          submitLabel={words.enter}
          onCancel={close}
          submit={(body) => api.post(endpoint(payRebate, slug, payrollEndpoints.enterRebate), { json: body }).json()}
          onSuccess={() => {
            close();
            snackbar.success(say(words.entered));
            void refresh(payRebate);
          }}
        />
      </Drawer>
      {opened === 'import' && (
        <ImportDrawer
          entity={payRebateSheet}
          onClose={() => {
            close();
            void refresh(payRebate);
          }}
        />
      )}
    </>
  );
}
