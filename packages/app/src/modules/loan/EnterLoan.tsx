import { EntityForm } from '@karmik/forms/EntityForm';
import { loan, loanEntry } from '@karmik/model/loan/loan';
import { loanEndpoints } from '@karmik/model/loan/endpoints';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { Icon } from '@karmik/ui/Icon';
import { PlusIcon } from '@karmik/ui/icons';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { endpoint, refresh } from '../../screens/records.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

/** Enters a loan of an employee that was decided elsewhere. */
export function EnterLoan({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button iconStart={<Icon of={PlusIcon} size="sm" />} onPress={() => setOpen(true)}>
        {say(words.enter)}
      </Button>
      <Drawer isOpen={isOpen} size="lg" onOpenChange={setOpen} title={say(words.enter)}>
        <EntityForm
          entity={loanEntry}
          submitLabel={words.enter}
          onCancel={() => setOpen(false)}
          submit={(body) => api.post(endpoint(loan, slug, loanEndpoints.entry), { json: body }).json()}
          onSuccess={() => {
            setOpen(false);
            snackbar.success(say(words.entered));
            void refresh(loan);
          }}
        />
      </Drawer>
    </>
  );
}
