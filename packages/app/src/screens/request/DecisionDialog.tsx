import { DecisionDialog as DecisionOf } from '@karmik/forms/DecisionForm';
import type { Action } from '@karmik/model/kit/actions';
import { snackbar } from '@karmik/ui/Snackbar';
import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { toFailure } from '../../api/failure.ts';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord, RequestListScreen, RequestScreen } from '../kit/screens.ts';
import { failureText } from '../query/report-failure.ts';
import { endpoint, refresh } from '../records.ts';
import { useSlug } from '../providers/use-slug.ts';
import { words } from '../words.ts';

interface DecisionDialogProps {
  readonly screen: RequestListScreen | RequestScreen;
  readonly record: AnyRecord;
  readonly name: string;
  readonly action: Action;
  /** What follows a decision; its action is absent where somebody else was faster. */
  readonly onDecided?: ((taken: Action | undefined) => Promise<void>) | undefined;
  readonly onClose: () => void;
}

/** Asks for what a decision needs and takes it. Whoever comes second reads who was first, and sees the request as it is now. */
export function DecisionDialog({ screen, record, name, action, onDecided, onClose }: DecisionDialogProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { entity } = screen;
  const decide = async (input: object) => {
    let taken: Action | undefined;
    try {
      await api.post(`${endpoint(entity, slug, screen.path)}${record.id}/${name}/`, {
        searchParams: { as: screen.as },
        json: input,
      });
      taken = action;
    } catch (error) {
      if (toFailure(error).status !== 409) throw error;
      snackbar.show({
        title: say(words.decidedAlready),
        text: failureText(error),
        tone: 'caution',
        isPersistent: true,
      });
    }
    await refresh(entity);
    await onDecided?.(taken);
  };
  return (
    <DecisionOf
      action={action}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      submit={decide}
      onSuccess={onClose}
    />
  );
}
