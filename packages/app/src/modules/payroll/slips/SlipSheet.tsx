import { FieldCell } from '@karmik/forms/FieldParts';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { lineName, shownLines, slipParts } from '@karmik/model/payroll/paper/parts';
import { paySlip } from '@karmik/model/payroll/run/slip';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Heading } from '@karmik/ui/Heading';
import { Stack } from '@karmik/ui/Stack';
import type { ReactNode } from 'react';
import { useDateStyle } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import { ExplainButton } from '../explain/ExplainButton.tsx';

/** A payslip with what of the layout is about screens. */
type Slip = EntityRecord<typeof paySlip> & {
  readonly layout?: { readonly hides_zero: boolean; readonly shows_employer: boolean };
};
const { fields } = paySlip;

interface SlipSheetProps {
  readonly record: Slip;
  /** As whom the reader has amounts explained. */
  readonly as?: 'user' | 'hr';
}

/** What a payslip consists of; headings that are hidden on payslips are left out. Each amount says how it came about. */
export function SlipSheet({ record, as = 'user' }: SlipSheetProps): ReactNode {
  const say = useModelText();
  const money = (of: string, label: string, amount: string | null) => (
    <ExplainButton slip={record.id} of={of} label={label} amount={amount ?? '0.00'} as={as} />
  );
  const { language } = useDateStyle();
  const { hides_zero: hidesZero = false, shows_employer: showsEmployer = true } = record.layout ?? {};
  const shown = shownLines(record.lines, hidesZero);
  return (
    <Stack gap="lg">
      <Grid columns="2">
        {Object.values(slipParts).map(({ title, types, total }) => {
          const lines = shown.filter(({ type }) => types.includes(type));
          if (lines.length === 0 || (total === 'employer_cost' && !showsEmployer)) return null;
          return (
            <GridItem key={title.en}>
              <Stack gap="sm">
                <Heading level="3" size="4">
                  {say(title)}
                </Heading>
                <DescriptionList
                  columns="1"
                  isBeside="always"
                  items={[
                    ...lines.map((line, place) => ({
                      id: String(place),
                      label: lineName(line, language),
                      value:
                        line.type === 'net_only' ? (
                          <FieldCell field={fields.net} value={line.amount} />
                        ) : (
                          money(line.formula_name, lineName(line, language), line.amount)
                        ),
                    })),
                    ...(total
                      ? [
                          {
                            id: total,
                            label: say(fields[total].label),
                            value: <strong>{money(total, say(fields[total].label), record[total])}</strong>,
                          },
                        ]
                      : []),
                  ]}
                />
              </Stack>
            </GridItem>
          );
        })}
      </Grid>
      <DescriptionList
        columns="1"
        isBeside="always"
        items={[
          {
            id: 'net',
            label: say(fields.net.label),
            value: <strong>{money('net', say(fields.net.label), record.net)}</strong>,
          },
        ]}
      />
    </Stack>
  );
}
