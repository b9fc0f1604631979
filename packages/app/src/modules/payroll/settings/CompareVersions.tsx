/** Two versions of packages next to each other: which headings and amounts differ. */
import type { EntityRecord } from '@karmik/model/kit/entity';
import { bilingual } from '@karmik/model/kit/text';
import { payPackageVersion } from '@karmik/model/payroll/setup/package';
import { Button } from '@karmik/ui/Button';
import { DataTable } from '@karmik/ui/DataTable';
import { Drawer } from '@karmik/ui/Drawer';
import { Select } from '@karmik/ui/Select';
import { Stack } from '@karmik/ui/Stack';
import { StatusTag } from '@karmik/ui/StatusTag';
import { Switch } from '@karmik/ui/Switch';
import { Text } from '@karmik/ui/Text';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { api } from '../../../api/client.ts';
import { useDates } from '../../../preferences/dates.ts';
import { endpoint, keyOf } from '../../../screens/records.ts';
import { useModelText } from '../../../texts/texts.ts';
import { useValues } from '../explain/use-values.ts';

const words = {
  compare: bilingual('Compare', 'तुलना'),
  title: bilingual('Compare versions', 'संस्करणहरूको तुलना'),
  about: bilingual('How the second version differs from the first one.', 'दोस्रो संस्करणमा पहिलोभन्दा के फरक छ।'),
  first: bilingual('First version', 'पहिलो संस्करण'),
  second: bilingual('Second version', 'दोस्रो संस्करण'),
  heading: bilingual('Heading', 'शीर्षक'),
  difference: bilingual('Difference', 'फरक'),
  onlyDifferent: bilingual('Differences only', 'फरक मात्र'),
  same: bilingual('Both versions have the same headings and amounts.', 'दुवै संस्करणका शीर्षक र रकम एउटै छन्।'),
  byFormula: bilingual('By employee or formula', 'कर्मचारी वा सूत्रअनुसार'),
  added: bilingual('Added', 'थपिएको'),
  removed: bilingual('Removed', 'हटाइएको'),
  changed: bilingual('Amount differs', 'रकम फरक'),
};

type Version = EntityRecord<typeof payPackageVersion>;
type Headings = Pick<Version, 'headings'>;

interface Row {
  readonly id: number;
  readonly name: string;
  /** Null: by formula or by employee; undefined: the version lacks the heading. */
  readonly first: string | null | undefined;
  readonly second: string | null | undefined;
}

/** The headings of both in their order, with the amount of each. */
export function compared(first: Headings, second: Headings): Row[] {
  const rows = new Map<number, Row>();
  for (const [side, { headings }] of [
    ['first', first],
    ['second', second],
  ] as const)
    for (const { heading, amount } of headings) {
      const before = rows.get(heading.id) ?? {
        id: heading.id,
        name: heading.name,
        first: undefined,
        second: undefined,
      };
      rows.set(heading.id, { ...before, [side]: amount });
    }
  return [...rows.values()];
}

const isDifferent = ({ first, second }: Row): boolean => first !== second;

function Difference({ row: { first, second } }: { readonly row: Row }): ReactNode {
  const say = useModelText();
  if (first === second) return null;
  if (first === undefined) return <StatusTag tone="positive">{say(words.added)}</StatusTag>;
  if (second === undefined) return <StatusTag tone="critical">{say(words.removed)}</StatusTag>;
  return <StatusTag tone="info">{say(words.changed)}</StatusTag>;
}

/** The button that compares the two newest versions, or others that are chosen. */
export function CompareVersions({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outline" tone="neutral" onPress={() => setOpen(true)}>
        {say(words.compare)}
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title={say(words.title)} size="lg">
        {isOpen && <Comparison slug={slug} />}
      </Drawer>
    </>
  );
}

function Comparison({ slug }: { readonly slug: string }): ReactNode {
  const say = useModelText();
  const { date } = useDates();
  const { money } = useValues();
  const [chosen, setChosen] = useState<readonly [string | undefined, string | undefined]>([undefined, undefined]);
  const [isShort, setShort] = useState(true);
  const { data } = useQuery({
    queryKey: keyOf(payPackageVersion, slug, 'list', 'compare'),
    queryFn: ({ signal }) =>
      api
        .get(endpoint(payPackageVersion, slug), { signal, searchParams: { sort: '-starts_on', limit: '100' } })
        .json<{ results: Version[] }>(),
  });
  const versions = data?.results ?? [];
  // The newest version and the one of the same package before it.
  const newest = versions.find(({ package: of }, index) =>
    versions.slice(index + 1).some((other) => other.package.id === of.id),
  );
  const before =
    newest && versions.find((each) => each.package.id === newest.package.id && each.starts_on < newest.starts_on);
  const [first, second] = [
    versions.find(({ id }) => String(id) === chosen[0]) ?? before ?? versions[1] ?? versions[0],
    versions.find(({ id }) => String(id) === chosen[1]) ?? newest ?? versions[0],
  ];
  if (!first || !second) return null;
  const options = versions.map(({ id, package: of, starts_on }) => ({
    id: String(id),
    label: `${of.name} · ${date(starts_on)}`,
  }));
  const rows = compared(first, second);
  const shown = isShort ? rows.filter(isDifferent) : rows;
  const amount = (value: string | null | undefined) =>
    value === undefined ? '—' : value === null ? say(words.byFormula) : money(value);
  return (
    <Stack gap="lg">
      <Text tone="muted">{say(words.about)}</Text>
      <Select
        label={say(words.first)}
        options={options}
        value={String(first.id)}
        onChange={(id) => setChosen([id ?? undefined, chosen[1]])}
      />
      <Select
        label={say(words.second)}
        options={options}
        value={String(second.id)}
        onChange={(id) => setChosen([chosen[0], id ?? undefined])}
      />
      <Switch isSelected={isShort} onChange={setShort}>
        {say(words.onlyDifferent)}
      </Switch>
      {shown.length === 0 ? (
        <Text>{say(words.same)}</Text>
      ) : (
        <DataTable
          label={say(words.title)}
          rows={shown}
          rowId={({ id }) => String(id)}
          columns={[
            { id: 'heading', header: say(words.heading), cell: ({ name }) => name, minWidth: '10rem' },
            { id: 'first', header: say(words.first), align: 'end', isNumeric: true, cell: (row) => amount(row.first) },
            {
              id: 'second',
              header: say(words.second),
              align: 'end',
              isNumeric: true,
              cell: (row) => amount(row.second),
            },
            {
              id: 'difference',
              header: say(words.difference),
              cell: (row) => <Difference row={row} />,
              minWidth: '8rem',
            },
          ]}
        />
      )}
    </Stack>
  );
}
