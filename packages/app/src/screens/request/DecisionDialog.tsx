import { DecisionDialog as DecisionOf, type DecisionDialogProps as DecisionOfProps } from '@karmik/forms/DecisionForm';
import { staleOfBody } from '@karmik/forms/stale';
import type { StaleBody } from '@karmik/model/kit/errors';
import { inputOf, type Action } from '@karmik/model/kit/actions';
import { snackbar } from '@karmik/ui/Snackbar';
import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { refusalBody, toFailure } from '../../api/failure.ts';
import { useSession } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord, RequestListScreen, RequestScreen } from '../kit/screens.ts';
import { failureText } from '../query/report-failure.ts';
import { endpoint, refresh } from '../records.ts';
import { useSlug } from '../providers/use-slug.ts';
import { words } from '../words.ts';

/** A decision above the page, with a remark where the action and the setting of the organization ask for one. */
export function ActionDialog({ action, ...dialog }: DecisionOfProps & { readonly action: Action }): ReactNode {
  const { is_remark_optional: isOptional } = useSession().info.current_organization;
  return <DecisionOf {...dialog} action={{ ...action, input: inputOf(action, isOptional) }} />;
}

interface DecisionDialogProps {
  readonly screen: RequestListScreen | RequestScreen;
  readonly record: AnyRecord;
  readonly name: string;
  readonly action: Action;
  /** What follows a decision; its action is absent where someone else was faster. */
  readonly onDecided?: ((taken: Action | undefined) => Promise<void>) | undefined;
  /** The request changed since it was read; nothing was decided. */
  readonly onStale: (stale: StaleBody) => void;
  readonly onClose: () => void;
}

/** Asks for what a decision needs and takes it. The person who comes second reads who was first, and sees the request as it is now. */
export function DecisionDialog({
  screen,
  record,
  name,
  action,
  onDecided,
  onStale,
  onClose,
}: DecisionDialogProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { entity } = screen;
  const path = `${endpoint(entity, slug, screen.path)}${record.id}/`;
  const decide = async (input: object) => {
    let taken: Action | undefined;
    try {
      await api.post(`${path}${name}/`, {
        searchParams: { as: screen.as },
        json: input,
        // Decided is what was read: a request that changed since is refused with what changed.
        headers: { 'if-match': `"${String(record['version'])}"` },
      });
      taken = action;
    } catch (error) {
      const failure = toFailure(error);
      if (failure.status !== 409) throw error;
      const stale = staleOfBody(refusalBody(error));
      if (stale) {
        await refresh(entity);
        onStale(stale);
        return;
      }
      // What can be decided still was refused for another reason, which the question says.
      const { actions } = await api
        .get(path, { searchParams: { as: screen.as } })
        .json<{ actions?: readonly string[] }>();
      if (actions?.includes(name)) throw error;
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
    <ActionDialog
      action={action}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      submit={decide}
      onSuccess={onClose}
    />
  );
}
