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

/** A payslip with what of the layout is about screens. */
type Slip = EntityRecord<typeof paySlip> & {
  readonly layout?: { readonly hides_zero: boolean; readonly shows_employer: boolean };
};
const { fields } = paySlip;

const money = (value: string | null) => <FieldCell field={fields.net} value={value} />;

/** What a payslip consists of; headings that are hidden on payslips are left out. */
export function SlipSheet({ record }: { readonly record: Slip }): ReactNode {
  const say = useModelText();
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
                    ...lines.map((line, place) => ({ id: String(place), label: lineName(line, language), value: money(line.amount) })),
                    ...(total
                      ? [{ id: total, label: say(fields[total].label), value: <strong>{money(record[total])}</strong> }]
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
        items={[{ id: 'net', label: say(fields.net.label), value: <strong>{money(record.net)}</strong> }]}
      />
    </Stack>
  );
}
