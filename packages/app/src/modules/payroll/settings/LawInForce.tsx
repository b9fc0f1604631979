/** The figures of the law that payrolls read today, each with its source and how sure it is. */
import { figureName, lawName } from '@karmik/model/payroll/explain/law-words';
import {
  figureOn,
  lawInUse,
  lawWith,
  payLawChange,
  placeOf,
  unitOf,
  type LawChange,
} from '@karmik/model/payroll/law/change';
import { lawFigures, type LawFigure } from '@karmik/model/payroll/law/figures';
import type { Law } from '@karmik/model/payroll/law/law';
import type { LawValue } from '@karmik/model/payroll/law/row';
import { nepalLaw } from '@karmik/model/payroll/law/nepal/nepal';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { percentText } from '@karmik/model/kit/figures';

import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { todayThere } from '../../../preferences/place.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { LawEffect } from '../effect/effects.tsx';
import { useValues } from '../explain/use-values.ts';
import { words } from './words.ts';

type Change = EntityRecord<typeof payLawChange>;

/** The law of the organisation: that of the release with the changes that are in force. */
function useLaw(): Law {
  const slug = useSlug();
  const { data } = useQuery({
    queryKey: keyOf(payLawChange, slug, 'list', 'law'),
    queryFn: ({ signal }) =>
      api
        .get(endpoint(payLawChange, slug), {
          signal,
          searchParams: { as: 'hr', status: 'In force', limit: '100', sort: 'confirmed_at' },
        })
        .json<{ results: Change[] }>(),
  });
  const changes = (data?.results ?? []).map(
    ({ figure, amount, starts_on, ends_on, source, confirmed_by, confirmed_at }): LawChange => ({
      figure,
      amount,
      starts_on,
      ends_on,
      source,
      confirmed_by: { name: confirmed_by?.full_name ?? '', on: (confirmed_at ?? '').slice(0, 10) },
    }),
  );
  return lawWith(nepalLaw, changes);
}

function useFigureText(): (figure: LawFigure) => string {
  const { money, number, language } = useValues();
  return ({ unit, amount }) => {
    if (unit === 'money') return money(amount);
    return unit === 'percent' ? percentText(amount, language) : number(amount);
  };
}

/** All figures of a row, bands as steps of the year's amount. */
function useRowText(): (value: LawValue) => string {
  const say = useModelText();
  const { money } = useValues();
  const text = useFigureText();
  return (value) => {
    if (value.kind !== 'bands')
      return lawFigures(value)
        .map((figure) => `${say(figureName(figure.name))}: ${text(figure)}`)
        .join(' · ');
    const rates = lawFigures(value).filter(({ unit }) => unit === 'percent');
    const steps = value.tables.flatMap(({ when, bands }) =>
      bands.map(({ width }) => ({ width, isOfCouples: when.length > 0 })),
    );
    return steps
      .map(({ width, isOfCouples }, index) => {
        const rate = rates[index];
        const amount = width === null ? say(words.rest) : money(width);
        return `${amount}: ${rate ? text(rate) : ''}${isOfCouples ? say(words.ofCouples) : ''}`;
      })
      .join(' · ');
  };
}

const tones = { high: 'positive', medium: 'neutral', low: 'caution' } as const;

/** What payrolls read of the law today. */
export function LawInForce(): ReactNode {
  const say = useModelText();
  const { date } = useDates();
  const textOf = useRowText();
  const law = useLaw();
  const today = todayThere();
  const rows = lawInUse.flatMap((id) => law.on(id, today) ?? []);
  return (
    <Card title={say(words.lawToday)} titleLevel="2">
      <Stack gap="md">
        <Text tone="muted">{say(words.lawAbout)}</Text>
        <DataTable
          label={say(words.lawToday)}
          rows={rows}
          rowId={({ id }) => id}
          columns={[
            { id: 'name', header: say(words.rule), cell: ({ id }) => say(lawName(id)), minWidth: '12rem' },
            {
              id: 'figures',
              header: say(words.figures),
              minWidth: '18rem',
              cell: ({ value }) => textOf(value),
            },
            { id: 'from', header: say(words.since), cell: ({ valid_from }) => date(valid_from), minWidth: '8rem' },
            {
              id: 'source',
              header: say(words.source),
              minWidth: '16rem',
              cell: ({ source, note }) => (note ? `${source}. ${say(note)}` : source),
            },
            {
              id: 'confidence',
              header: say(words.confidence),
              minWidth: '9rem',
              cell: ({ confidence, confirmed_by }) => (
                <StatusTag tone={confirmed_by ? 'info' : tones[confidence]}>
                  {say(confirmed_by ? words.confirmedBy(confirmed_by.name) : words.sure[confidence])}
                </StatusTag>
              ),
            },
          ]}
        />
      </Stack>
    </Card>
  );
}

/** What the law says now of the figure that is being written, and what the new one would do to pay. */
export function LawNotice({ values }: { readonly values: Readonly<Record<string, unknown>> }): ReactNode {
  const say = useModelText();
  const text = useFigureText();
  const law = useLaw();
  const { figure, amount, starts_on, ends_on } = values;
  if (typeof figure !== 'string' || unitOf(figure) === undefined) return null;
  const day = typeof starts_on === 'string' && starts_on !== '' ? starts_on : todayThere();
  const now = figureOn(law, figure, day);
  const row = law.on(placeOf(figure).id, day);
  return (
    <Stack gap="sm">
      <div aria-live="polite">
        <Text size="sm">{say(now && row ? words.saysNow(text(now), row.source) : words.saysNothing)}</Text>
      </div>
      {now && typeof amount === 'string' && amount !== '' && typeof starts_on === 'string' && (
        <LawEffect input={{ figure, amount, starts_on, ends_on: ends_on === '' ? null : (ends_on ?? null) }} />
      )}
    </Stack>
  );
}
