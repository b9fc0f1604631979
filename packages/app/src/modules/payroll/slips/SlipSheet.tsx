import type { EntityRecord } from '@karmik/model/kit/entity';
import type { Text as Bilingual } from '@karmik/model/kit/text';
import { paySlip } from '@karmik/model/payroll/run/slip';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Heading } from '@karmik/ui/Heading';
import { Stack } from '@karmik/ui/Stack';
import type { ReactNode } from 'react';
import { useDateStyle } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import { ExplainButton } from '../explain/ExplainButton.tsx';
import { words } from './words.ts';

type Slip = EntityRecord<typeof paySlip>;
type Line = Slip['lines'][number];
const { fields } = paySlip;

/** Lines of a payslip, in the parts that it has. */
const parts: readonly {
  readonly title: Bilingual;
  readonly types: readonly Line['type'][];
  readonly total?: 'gross' | 'deductions' | 'employer_cost';
}[] = [
  { title: words.earnings, types: ['addition', 'extra_addition'], total: 'gross' },
  { title: words.deductions, types: ['deduction', 'extra_deduction', 'tax_deduction'], total: 'deductions' },
  { title: words.employer, types: ['type1_cost', 'type2_cost'], total: 'employer_cost' },
  { title: words.benefits, types: ['non_cash_benefit'] },
];

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
  const nameOf = ({ heading, heading_ne }: Line) => (language === 'ne' && heading_ne) || heading;
  return (
    <Stack gap="lg">
      <Grid columns="2">
        {parts.map(({ title, types, total }) => {
          const lines = record.lines.filter(({ type, is_shown }) => is_shown && types.includes(type));
          if (lines.length === 0) return null;
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
                    ...lines.map((line) => ({
                      id: line.formula_name,
                      label: nameOf(line),
                      value: money(line.formula_name, nameOf(line), line.amount),
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
