import {
  Button,
  MenuItem,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
  TextField,
} from '@mui/material';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { benchColumns, benchRows } from '../../rows.ts';

const described = benchColumns(5);
const rows = benchRows(50, described);

function People() {
  const [by, setBy] = useState('c0');
  const sorted = rows.toSorted((a, b) => (a[by]! < b[by]! ? -1 : 1));
  return (
    <Table>
      <TableHead>
        <TableRow>
          {described.map(({ id, header }) => (
            <TableCell key={id}>
              <TableSortLabel active={by === id} onClick={() => setBy(id)}>
                {header}
              </TableSortLabel>
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {sorted.map((row) => (
          <TableRow key={row.id}>
            {described.map(({ id }) => (
              <TableCell key={id}>{row[id]}</TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

createRoot(document.getElementById('app')!).render(
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <Stack>
      <TextField label="Name" />
      <TextField label="Place" />
      <TextField select label="Team" defaultValue="a">
        <MenuItem value="a">Finance</MenuItem>
        <MenuItem value="b">Support</MenuItem>
      </TextField>
      <DatePicker label="Joined" />
      <Button>Save</Button>
      <People />
    </Stack>
  </LocalizationProvider>,
);
