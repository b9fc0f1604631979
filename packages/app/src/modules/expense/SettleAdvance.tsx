import { EntityForm } from '@karmik/forms/EntityForm';
import { expenseAdvance } from '@karmik/model/expense/advance';
import { expenseEndpoints } from '@karmik/model/expense/endpoints';
import { expenseSettlement } from '@karmik/model/expense/settlement';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { refresh } from '../../screens/records.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

/** Claims what was spent of an advance, where the advance is looked at. */
export function SettleAdvance({ record }: { readonly record: EntityRecord<typeof expenseAdvance> }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [isOpen, setOpen] = useState(false);
  if (record.standing !== 'open') return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say(words.settle)}</Button>
      {isOpen && (
        <Drawer isOpen onOpenChange={setOpen} title={`${say(words.settle)}: ${record.title}`} size="lg">
          <EntityForm
            entity={expenseSettlement}
            noticeName={null}
            initial={{ title: record.title }}
            groups={[{ fields: ['title', 'bills', 'proof', 'request_remarks'] }]}
            submit={(body) =>
              api
                .post(`${expenseEndpoints.settlement.replace(':org', slug)}/`, {
                  json: { ...body, advance: record.id },
                })
                .json()
            }
            onSuccess={() => {
              snackbar.success(say(words.sent));
              setOpen(false);
              void Promise.all([refresh(expenseSettlement), refresh(expenseAdvance)]);
            }}
            onCancel={() => setOpen(false)}
            submitLabel={words.send}
          />
        </Drawer>
      )}
    </>
  );
}
