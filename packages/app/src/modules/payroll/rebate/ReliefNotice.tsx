import { FieldCell } from '@karmik/forms/FieldParts';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { monthText } from '@karmik/model/kit/month';
import { readDecimal } from '@karmik/model/kit/exact/decimal';
import { payRebateKind } from '@karmik/model/payroll/rebate/kind';
import { payRebate } from '@karmik/model/payroll/rebate/rebate';
import { countedAmount, lawReliefOf, type LawRelief } from '@karmik/model/payroll/rebate/relief';
import type { Text as Bilingual } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { api } from '../../../api/client.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { words } from './words.ts';

type Kind = EntityRecord<typeof payRebateKind>;
type Values = Readonly<Record<string, unknown>>;

/** What a form holds of a choice, as its id. */
const idOf = (value: unknown): number | undefined => {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value;
  return typeof id === 'number' ? id : undefined;
};

/** What of a rebate that is being written brings relief. */
export function ReliefNotice({ values }: { readonly values: Values }): ReactNode {
  const slug = useSlug();
  const id = idOf(values['kind']);
  const { data } = useQuery({
    queryKey: keyOf(payRebateKind, slug, 'one', id),
    queryFn: ({ signal }) => api.get(`${endpoint(payRebateKind, slug)}${id}/`, { signal }).json<Kind>(),
    enabled: id !== undefined,
  });
  return <div aria-live="polite">{data && <KindCard kind={data} amount={values['amount']} />}</div>;
}

function KindCard({ kind, amount }: { readonly kind: Kind; readonly amount: unknown }): ReactNode {
  const say = useModelText();
  const { language } = useSnapshot(preferences);
  const month = (value: string) => monthText(value, language);
  const isAmount = typeof amount === 'string' && readDecimal(amount) !== undefined;
  return (
    <Card title={say(words.limits)}>
      <Stack gap="md">
        <ReliefFigures of={kind} relief={isAmount ? countedAmount(amount, kind.cap, kind.law_limit) : null} />
        {kind.documents !== null && kind.documents !== '' && (
          <Text size="sm">{say(words.documents(kind.documents))}</Text>
        )}
        <Text size="sm" tone="muted">
          {say(words.taken(month(kind.opens_in), month(kind.closes_in)))}
        </Text>
      </Stack>
    </Card>
  );
}

/** Limits of the law and of the organisation, and what they leave of a declaration. */
export function ReliefOfDeclaration({ record }: { readonly record: EntityRecord<typeof payRebate> }): ReactNode {
  return <ReliefFigures of={record} relief={record.relief} />;
}

const effectOf = ({ lowers, share }: LawRelief): Bilingual => {
  const percent = String(Math.round(Number(share ?? 1) * 100));
  if (lowers === 'tax') return words.lowers.tax(percent);
  return share === null ? words.lowers.income : words.lowers.share(percent);
};

function ReliefFigures({
  of: { tax_input, fiscal_year, law_limit, cap },
  relief,
}: {
  readonly of: Pick<Kind, 'tax_input' | 'fiscal_year' | 'law_limit' | 'cap'>;
  readonly relief: string | null;
}): ReactNode {
  const say = useModelText();
  const law = lawReliefOf(tax_input, fiscal_year);
  const { fields } = payRebate;
  const money = (value: string) => <FieldCell field={payRebateKind.fields.cap} value={value} />;
  const further = (law?.further ?? []).flatMap(({ id }) => words.further[id] ?? []);
  return (
    <DescriptionList
      columns="1"
      isBeside="always"
      items={[
        ...(law_limit === null ? [] : [{ id: 'law', label: say(fields.law_limit.label), value: money(law_limit) }]),
        ...further.map((each) => ({ id: each.en, label: say(words.alsoLimited), value: say(each) })),
        ...(cap === null ? [] : [{ id: 'cap', label: say(fields.cap.label), value: money(cap) }]),
        ...(law ? [{ id: 'effect', label: say(words.effect), value: say(effectOf(law)) }] : []),
        ...(relief === null
          ? []
          : [{ id: 'relief', label: say(fields.relief.label), value: <strong>{money(relief)}</strong> }]),
      ]}
    />
  );
}
