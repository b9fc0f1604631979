import { requestActions } from '@karmik/model/approval/request';
import type { WaitingRequest } from '@karmik/model/home/home';
import { inputOf, type Action } from '@karmik/model/kit/actions';
import { bilingual } from '@karmik/model/kit/text';
import { DecisionDialog } from '@karmik/forms/DecisionForm';
import { snackbar } from '@karmik/ui/Snackbar';
import type { ReactNode } from 'react';
import { ScreenProviders } from '../../screens/providers/ScreenProviders.tsx';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { useModelText } from '../../texts/texts.ts';
import { decideRequests, type Choice, type Refused } from './decide-requests.ts';
import { words } from './words.ts';

interface DecideProps {
  readonly choice: Choice;
  readonly requests: readonly WaitingRequest[];
  readonly onClose: () => void;
  readonly onDone: (refused: readonly Refused[]) => void;
}

/** Asks for the one remark of a decision on some requests, which may be of several kinds, and takes it on each. */
export default function Decide({ choice, requests, onClose, onDone }: DecideProps): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const declared: Action = requestActions[choice];
  // Each kind says for itself whether it needs a remark, and one remark is given for all.
  const isOptional = choice === 'approve' && requests.every((request) => !request.is_remark_needed);
  const action = { ...declared, input: inputOf(declared, isOptional) };

  const submit = async (input: Readonly<Record<string, unknown>>) => {
    const refused = await decideRequests(slug, choice, requests, input);
    const done = requests.length - refused.length;
    if (done > 0) snackbar.success(say(choice === 'approve' ? words.approved(done) : words.declined(done)));
    onDone(refused);
  };

  const [first] = requests;
  const about =
    requests.length === 1 && first
      ? bilingual(
          [first.sender?.full_name, first.label.en].filter(Boolean).join(', '),
          [first.sender?.full_name, first.label.ne].filter(Boolean).join(', '),
        )
      : words.requests(requests.length);
  return (
    <ScreenProviders>
      <DecisionDialog
        action={action}
        title={say(words.of(say(action.label), say(about)))}
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        submit={submit}
      />
    </ScreenProviders>
  );
}
