import { useState, type ReactNode } from 'react';
import { Box } from '../../src/components/Box/index.ts';
import { Card } from '../../src/components/Card/index.ts';
import { DataTable, type DataColumn } from '../../src/components/DataTable/index.ts';
import { EmptyState } from '../../src/components/EmptyState/index.ts';
import { Heading } from '../../src/components/Heading/index.ts';
import { SearchField } from '../../src/components/SearchField/index.ts';
import { Stack } from '../../src/components/Stack/index.ts';
import { Text } from '../../src/components/Text/index.ts';
import { otherNames, systems, type System } from './names.ts';

/** Address of a component's page, from inside a story or a page of text. */
const pageOf = (component: string): string => `./?path=/docs/components-${component.toLowerCase()}--docs`;

function ComponentLink({ name }: { readonly name: string }): ReactNode {
  return (
    <a href={pageOf(name)} target="_top">
      {name}
    </a>
  );
}

interface Row {
  readonly name: string;
  readonly others: string;
}

const rows: readonly Row[] = Object.entries(otherNames).map(([name, { words = '', ...called }]) => {
  const others = [...Object.values(called), words].filter(Boolean).join(', ').split(', ');
  const isNew = (other: string, index: number): boolean => other !== name && others.indexOf(other) === index;
  return { name, others: others.filter(isNew).join(', ') };
});

const columns: readonly DataColumn<Row>[] = [
  { id: 'name', header: 'Component', cell: ({ name }) => <ComponentLink name={name} /> },
  { id: 'others', header: 'Also called', cell: ({ others }) => others },
];

/** Every component by its name, by names of other systems, and by what people call it. */
export function FindComponent(): ReactNode {
  const [text, setText] = useState('');
  const sought = text.trim().toLowerCase();
  const found = rows.filter(({ name, others }) => `${name}, ${others}`.toLowerCase().includes(sought));
  return (
    <Box as="main" padding="xl">
      <Stack gap="lg">
        <Heading level="1">Find a component</Heading>
        <SearchField label="Name in any system" value={text} onChange={setText} />
        <Card isFlush>
          <DataTable
            label="Components"
            columns={columns}
            rows={found}
            rowId={({ name }) => name}
            empty={<EmptyState title="No component is called that" description="Try a shorter word." />}
          />
        </Card>
      </Stack>
    </Box>
  );
}

/** Where a name of another system leads. */
export function See({ component }: { readonly component: string }): ReactNode {
  return (
    <Text>
      Here it is called <ComponentLink name={component} />.
    </Text>
  );
}

/** The names of one system beside those of this package, for a page of text. */
export function NamesTable({ system }: { readonly system: System }): ReactNode {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{systems[system]}</th>
          <th scope="col">Here</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(otherNames)
          .filter(([, called]) => called[system] !== '')
          .map(([name, called]) => (
            <tr key={name}>
              <td>{called[system]}</td>
              <td>
                <ComponentLink name={name} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Components that a system has no counterpart of. */
export function OnlyHere({ system }: { readonly system: System }): ReactNode {
  const only = Object.entries(otherNames).filter(([, called]) => called[system] === '');
  return (
    <p>
      {only.map(([name], index) => (
        <span key={name}>
          {index > 0 && ', '}
          <ComponentLink name={name} />
        </span>
      ))}
    </p>
  );
}
