/** On an approved request of one's own: a button that asks to delete it, with the reason. */
import type { Action } from '@karmik/model/kit/actions';
import type { Entity } from '@karmik/model/kit/entity';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { Button } from '@karmik/ui/Button';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { useState, type ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord } from '../kit/screens.ts';
import { endpoint, refresh } from '../records.ts';
import { useSlug } from '../providers/use-slug.ts';
import { ActionDialog } from './DecisionDialog.tsx';

const usual = {
  ask: bilingual('Request deletion', 'हटाउन माग्नुहोस्'),
  sent: bilingual('Deletion requested', 'हटाउने अनुरोध पठाइयो'),
};

/**
 * @param deletion the entity of the requests to delete, made by `deletionOf`
 * @param path where those are sent, under the API root
 * @param field the field of the request to delete that names the other
 * @param words what the button and the notice say; absent: that it is deleted
 */
export function askToDelete(
  deletion: Entity,
  path: string,
  words: { readonly [name in keyof typeof usual]: Text } = usual,
  field = 'request',
) {
  const { reason } = deletion.fields;
  const action: Action = {
    label: words.ask,
    tone: 'critical',
    from: [],
    to: '',
    viewers: ['user'],
    ...(reason && { input: { reason } }),
  };
  return function AskToDelete({ record }: { readonly record: AnyRecord }): ReactNode {
    const say = useModelText();
    const slug = useSlug();
    const [isAsking, setAsking] = useState(false);
    if (record['status'] !== 'Approved') return null;
    const send = async (input: object) => {
      await api.post(endpoint(deletion, slug, path), { json: { ...input, [field]: record.id } });
      snackbar.success(say(words.sent));
      await refresh(deletion);
    };
    return (
      <Inline>
        <Button variant="outline" tone="critical" onPress={() => setAsking(true)}>
          {say(words.ask)}
        </Button>
        {isAsking && (
          <ActionDialog
            action={action}
            isOpen
            onOpenChange={(isOpen) => !isOpen && setAsking(false)}
            submit={send}
            onSuccess={() => setAsking(false)}
          />
        )}
      </Inline>
    );
  };
}
