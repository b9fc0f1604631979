import type { AuditChain, AuditFault } from '@karmik/model/audit/audit';
import { bilingual } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import { Button } from '@karmik/ui/Button';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Inline } from '@karmik/ui/Inline';
import { Skeleton } from '@karmik/ui/Skeleton';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates, useNumbers } from '../../../preferences/dates.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  title: bilingual('Log integrity', 'अभिलेखको अखण्डता'),
  description: bilingual(
    'Events are sealed every minute and checked every hour. A change in the database breaks the seal.',
    'घटनाहरू हरेक मिनेट सिल गरिन्छन् र सिल हरेक घण्टा जाँचिन्छ। डाटाबेसमा गरिएको फेरबदलले सिल टुट्छ।',
  ),
  states: {
    unchecked: bilingual('Not checked yet', 'जाँच भएको छैन'),
    intact: bilingual('Intact', 'जस्ताको तस्तै'),
    broken: bilingual('Broken', 'टुटेको'),
  },
  verified: bilingual('Verified until', 'प्रमाणित अवधि'),
  checked: bilingual('Last checked', 'पछिल्लो जाँच'),
  sealed: bilingual('Sealed events', 'सिल गरिएका घटना'),
  unsealed: bilingual('Awaiting a seal', 'सिल हुन बाँकी'),
  detached: bilingual('Detached, not checked', 'छुट्याइएका, जाँच नगरिएका'),
  never: bilingual('Not yet', 'अहिलेसम्म छैन'),
  check: bilingual('Check now', 'अहिले जाँच्नुहोस्'),
  checking: bilingual('Checking…', 'जाँच हुँदै…'),
  broken: bilingual('The audit log was changed in the database', 'डाटाबेसमा गतिविधि अभिलेख फेरबदल भएको छ'),
  faults: {
    rows: bilingual('Events were changed, added or removed', 'घटना फेरिएको, थपिएको वा हटाइएको छ'),
    seal: bilingual('A seal was changed', 'सिल फेरिएको छ'),
    missing: bilingual('A seal is missing', 'सिल हराएको छ'),
    end: bilingual('The latest seals are missing', 'अन्तिम सिलहरू हराएका छन्'),
  },
  begin: bilingual('the start', 'सुरु'),
} as const;

const tones = { unchecked: 'neutral', intact: 'positive', broken: 'critical' } as const;
const whileChecking = 1_000;

/** Whether the audit matches its seals, by the last check, and the way to have it checked. */
export function AuditChainCard({ slug }: { slug: string }): ReactNode {
  const say = useModelText();
  const queries = useQueryClient();
  const queryKey = ['audit-chain', slug];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get(`org/${slug}/audit-chain/`, { signal }).json<AuditChain>(),
    refetchInterval: ({ state }) => (state.data?.is_checking ? whileChecking : false),
  });
  const [isAsking, setIsAsking] = useState(false);
  const check = async () => {
    setIsAsking(true);
    try {
      queries.setQueryData(queryKey, await api.post(`org/${slug}/audit-chain/check/`).json<AuditChain>());
    } catch (error) {
      reportFailure(error);
    } finally {
      setIsAsking(false);
    }
  };
  const isBusy = isAsking || query.data?.is_checking === true;
  return (
    <Card
      title={say(words.title)}
      description={say(words.description)}
      actions={
        query.data && (
          <Button variant="outline" tone="neutral" isPending={isBusy} onPress={() => void check()}>
            {say(isBusy ? words.checking : words.check)}
          </Button>
        )
      }
    >
      <Loaded query={query} waiting={<Skeleton shape="text" count={3} />}>
        {(chain) => <State chain={chain} />}
      </Loaded>
    </Card>
  );
}

function State({ chain }: { chain: AuditChain }): ReactNode {
  const say = useModelText();
  const dates = useDates();
  const number = useNumbers();
  const when = (at: string | null) => (at === null ? say(words.never) : dates.instant(at));
  const line = ({ number: seal, kind, after, until }: AuditFault) =>
    `${say(words.faults[kind])} (${number(seal)}): ${after === null ? say(words.begin) : dates.instant(after)} – ${until === null ? '' : dates.instant(until)}`;
  return (
    <Stack gap="lg">
      {chain.state === 'broken' && (
        <Banner tone="critical" title={say(words.broken)}>
          {chain.faults.map((fault) => (
            <div key={`${fault.kind} ${fault.number}`}>{line(fault)}</div>
          ))}
          {chain.fault_count > chain.faults.length && `+${number(chain.fault_count - chain.faults.length)}`}
        </Banner>
      )}
      <Inline>
        <StatusTag tone={tones[chain.state]}>{say(words.states[chain.state])}</StatusTag>
      </Inline>
      <DescriptionList
        items={[
          { label: say(words.verified), value: when(chain.verified_until) },
          { label: say(words.checked), value: when(chain.checked_at) },
          { label: say(words.sealed), value: number(chain.sealed_events) },
          { label: say(words.unsealed), value: number(chain.unsealed_events) },
          ...(chain.detached_events > 0 ? [{ label: say(words.detached), value: number(chain.detached_events) }] : []),
        ]}
      />
    </Stack>
  );
}
