import type { InvestigatorProposal } from '@karmik/model/whistle-blower/settings';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { confirm } from '@karmik/ui/ConfirmDialog';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Inline } from '@karmik/ui/Inline';
import { snackbar } from '@karmik/ui/Snackbar';
import { Stack } from '@karmik/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDates } from '../../../preferences/dates.ts';
import { failureText } from '../../../screens/query/report-failure.ts';
import { useModelText } from '../../../texts/texts.ts';
import { decideProposal, proposalsQuery } from './proposal-calls.ts';
import { proposalWords } from './words.ts';

/** Investigators whom the reader may confirm; nothing where there are none. */
export function Proposals({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  const { data = [] } = useQuery(proposalsQuery(slug));
  if (data.length === 0) return null;
  return (
    <Card title={say(proposalWords.title)} description={say(proposalWords.description)}>
      <Stack gap="lg">
        {data.map((proposal) => (
          <Proposal key={proposal.id} slug={slug} proposal={proposal} />
        ))}
      </Stack>
    </Card>
  );
}

function Proposal({ slug, proposal }: { slug: string; proposal: InvestigatorProposal }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const { person, starts_on: starts, ends_on: ends, incident_types: types, proposed_by: proposer } = proposal;
  const ask = (decision: 'confirm' | 'decline') => {
    const words = proposalWords[decision];
    void confirm({
      title: say(words.title(person.full_name)),
      message: say(words.why),
      confirmLabel: say(words.label),
      onConfirm: async () => {
        try {
          await decideProposal(slug, proposal, decision);
        } catch (error) {
          throw new Error(failureText(error), { cause: error });
        }
        snackbar.success(say(words.done));
      },
    });
  };
  return (
    <Stack gap="md">
      <DescriptionList
        items={[
          { label: say(proposalWords.person), value: person.full_name },
          { label: say(proposalWords.from), value: dates.date(starts) },
          ...(ends === null ? [] : [{ label: say(proposalWords.until), value: dates.date(ends) }]),
          { label: say(proposalWords.types), value: types.join(', ') || say(proposalWords.allTypes) },
          ...(proposer === null ? [] : [{ label: say(proposalWords.proposedBy), value: proposer }]),
        ]}
      />
      <Inline justify="end" gap="sm">
        <Button variant="outline" tone="critical" onPress={() => ask('decline')}>
          {say(proposalWords.decline.label)}
        </Button>
        <Button onPress={() => ask('confirm')}>{say(proposalWords.confirm.label)}</Button>
      </Inline>
    </Stack>
  );
}
