import { requestActions } from '@karmik/model/approval/request';
import type { WaitingRequest } from '@karmik/model/home/home';
import { inputOf, type Action } from '@karmik/model/kit/actions';
import type { Message } from '@karmik/model/kit/message';
import { bilingual } from '@karmik/model/kit/text';
import { DecisionDialog } from '@karmik/forms/DecisionForm';
import { snackbar } from '@karmik/ui/Snackbar';
import type { ReactNode } from 'react';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { ScreenProviders } from '../../screens/providers/ScreenProviders.tsx';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

export type Choice = 'approve' | 'decline';

/** A request that was left as it is, and why. */
export interface Refused {
  readonly request: WaitingRequest;
  readonly reasons: readonly Message[];
}

interface Answer {
  readonly results: readonly {
    readonly id: number;
    readonly status: 'done' | 'refused';
    readonly _messages?: { readonly details: readonly Message[] };
  }[];
}

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
  const kinds = [...new Set(requests.map(({ path }) => path))];

  const submit = async (input: Readonly<Record<string, unknown>>) => {
    const refused: Refused[] = [];
    try {
      for (const path of kinds) {
        const ofKind = requests.filter((request) => request.path === path);
        const { results } = await api
          .post(`${path.replace(':org', slug)}/bulk/${choice}/`, {
            searchParams: { as: 'supervisor' },
            json: {
              ...input,
              ids: ofKind.map(({ id }) => id),
              versions: Object.fromEntries(ofKind.map(({ id, version }) => [id, version])),
            },
          })
          .json<Answer>();
        for (const { id, status, _messages } of results) {
          const request = ofKind.find((each) => each.id === id);
          if (status === 'refused' && request) refused.push({ request, reasons: _messages?.details ?? [] });
        }
      }
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['home'] });
      for (const entity of new Set(requests.map((request) => request.entity)))
        await queryClient.invalidateQueries({ queryKey: [entity] });
    }
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
