import { FieldsRead } from '@karmik/forms/FieldParts';
import { declaredSalary, salaryCode, salaryDeclaration } from '@karmik/model/hris/salary-declaration';
import { bilingual } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { Skeleton } from '@karmik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { requestScreens, type AnyRecord } from '../../../screens/kit/screens.ts';
import { Loaded } from '../../../screens/query/Loaded.tsx';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { LinkRequestsCard, mayRequestAbout } from './LinkRequestsCard.tsx';

const path = 'hris/:org/salary-declaration';

const words = {
  ask: bilingual('Request declaration', 'घोषणा माग्नुहोस्'),
  none: bilingual('No salary declaration requested yet.', 'अहिलेसम्म तलब घोषणा मागिएको छैन।'),
};

const screen = requestScreens(salaryDeclaration, {
  path,
  as: 'hr',
  columns: ['candidate'],
  form: ['answer_by', 'message'],
  sections: [
    {
      kind: 'fields',
      title: salaryDeclaration.label,
      fields: ['candidate', 'answer_by', 'message', 'sent_by', 'sent_at', 'opened_at', 'answered_at'],
    },
    { kind: 'own', isBare: true, Section: DeclaredSalary },
  ],
}).list;

interface DeclaredSalaryProps {
  readonly record: { readonly id: number; readonly status: string };
}

/** What was declared, for who may read salaries; nothing before it was. */
function DeclaredSalary({ record: { id, status } }: DeclaredSalaryProps): ReactNode {
  return status === 'Answered' && may(salaryCode, 'read') ? <Declared id={id} /> : null;
}

function Declared({ id }: { id: number }): ReactNode {
  const say = useModelText();
  const at = `${endpoint(salaryDeclaration, useSlug(), path)}${id}/answers/`;
  const query = useQuery({
    queryKey: keyOf(salaryDeclaration, 'answers', at),
    queryFn: ({ signal }) => api.get(at, { signal }).json<AnyRecord>(),
  });
  return (
    <Card title={say(declaredSalary.label)}>
      <Loaded query={query} waiting={<Skeleton shape="block" count={2} />}>
        {(answers) => <FieldsRead fields={declaredSalary.fields} record={answers} />}
      </Loaded>
    </Card>
  );
}

interface SalaryDeclarationsProps {
  readonly candidate: { readonly id: number; readonly status: string };
}

/** What the candidate was asked to declare of their salary. */
export function SalaryDeclarations({ candidate: { id, status } }: SalaryDeclarationsProps): ReactNode {
  return (
    <LinkRequestsCard
      screen={screen}
      candidateId={id}
      sendTo={`hris/:org/pre-employment/${id}/salary-declaration`}
      ask={mayRequestAbout(status) ? words.ask : undefined}
      opens="declaration"
      none={words.none}
      columns={[]}
    />
  );
}
