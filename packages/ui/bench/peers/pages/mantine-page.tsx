import '@mantine/core/styles.css';
import '@mantine/dates/styles.css';
import { Button, MantineProvider, Select, Stack, Table, TextInput } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { createRoot } from 'react-dom/client';
import { benchColumns, benchRows } from '../../rows.ts';

const described = benchColumns(5);
const rows = benchRows(50, described);

// Mantine has no table that sorts; this one only shows its rows.
createRoot(document.getElementById('app')!).render(
  <MantineProvider>
    <Stack>
      <TextInput label="Name" />
      <TextInput label="Place" />
      <Select label="Team" data={['Finance', 'Support']} />
      <DatePickerInput label="Joined" />
      <Button>Save</Button>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {described.map(({ id, header }) => (
              <Table.Th key={id}>{header}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id}>
              {described.map(({ id }) => (
                <Table.Td key={id}>{row[id]}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Stack>
  </MantineProvider>,
);
