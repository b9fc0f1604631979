import { FieldCell } from '@karmik/forms/FieldParts';
import type { EntityRecord } from '@karmik/model/kit/entity';
import {
  agreementText,
  deferralName,
  groupsOf,
  lineName,
  partName,
  shownLines,
  slipParts,
  type AccountPart,
} from '@karmik/model/payroll/paper/parts';
import { paySlip } from '@karmik/model/payroll/run/slip';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Grid, GridItem } from '@karmik/ui/Grid';
import { Heading } from '@karmik/ui/Heading';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { useDateStyle } from '../../../preferences/dates.ts';
import { useModelText } from '../../../texts/texts.ts';
import { ExplainButton } from '../explain/ExplainButton.tsx';
import { words } from './words.ts';

/** A payslip with what of the layout is about screens, and the accounts among which its net pay is divided. */
type Slip = EntityRecord<typeof paySlip> & {
  readonly layout?: { readonly hides_zero: boolean; readonly shows_employer: boolean };
  readonly accounts?: readonly AccountPart[];
};
const { fields } = paySlip;

interface SlipSheetProps {
  readonly record: Slip;
  /** As whom the reader has amounts explained. */
  readonly as?: 'user' | 'hr';
}

/** How the explanation calls a heading. */
const explainedName = ({ formula_name: name, is_concurrent: isConcurrent }: Slip['lines'][number]): string =>
  isConcurrent ? `concurrent:${name}` : name;

/** What a payslip consists of; headings that are hidden on payslips are left out. Each amount says how it came about. */
export function SlipSheet({ record, as = 'user' }: SlipSheetProps): ReactNode {
  const say = useModelText();
  const money = (of: string, label: string, amount: string | null) => (
    <ExplainButton slip={record.id} of={of} label={label} amount={amount ?? '0.00'} as={as} />
  );
  const style = useDateStyle();
  const { language } = style;
  const { hides_zero: hidesZero = false, shows_employer: showsEmployer = true } = record.layout ?? {};
  const shown = shownLines(record.lines, hidesZero);
  const { concurrent_package: concurrent, accounts = [] } = record;
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
                {groupsOf(lines).map(({ isConcurrent, lines: own }) => (
                  <Stack key={String(isConcurrent)} gap="xs">
                    {concurrent !== null && title !== slipParts.net.title && (
                      <Text weight="medium">
                        <FieldCell field={fields.package} value={isConcurrent ? concurrent : record.package} />
                      </Text>
                    )}
                    <DescriptionList
                      columns="1"
                      isBeside="always"
                      items={own.map((line, place) => ({
                        id: String(place),
                        label: lineName(line, record.month, language),
                        value:
                          line.type === 'net_only' ? (
                            <FieldCell field={fields.net} value={line.amount} />
                          ) : (
                            money(explainedName(line), lineName(line, record.month, language), line.amount)
                          ),
                      }))}
                    />
                  </Stack>
                ))}
                {total && (
                  <DescriptionList
                    columns="1"
                    isBeside="always"
                    items={[
                      {
                        id: total,
                        label: say(fields[total].label),
                        value: <strong>{money(total, say(fields[total].label), record[total])}</strong>,
                      },
                    ]}
                  />
                )}
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
      <Listed
        title={say(words.accounts)}
        items={accounts.map((part) => ({
          label: partName(part, language),
          value: <FieldCell field={fields.net} value={part.amount} />,
        }))}
      />
      <Listed
        title={say(fields.deferrals.label)}
        items={record.deferrals.map((each) => ({
          label: deferralName(each, language),
          value: <FieldCell field={fields.net} value={each.amount} />,
        }))}
      />
      <Listed
        title={say(fields.agreements.label)}
        items={record.agreements.map((each) => ({
          label: (language === 'ne' && each.heading_ne) || each.heading,
          value: agreementText(each, style),
        }))}
      />
    </Stack>
  );
}

interface ListedProps {
  readonly title: string;
  readonly items: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** A part below the net pay, where it has something to say. */
function Listed({ title, items }: ListedProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <Stack gap="sm">
      <Heading level="3" size="4">
        {title}
      </Heading>
      <DescriptionList
        columns="1"
        isBeside="always"
        items={items.map((item, place) => ({ id: String(place), ...item }))}
      />
    </Stack>
  );
}
