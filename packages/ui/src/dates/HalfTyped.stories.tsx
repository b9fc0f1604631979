import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../components/Button/index.ts';
import { DateField } from '../components/DateField/index.ts';
import { DatePicker } from '../components/DatePicker/index.ts';
import { DateRangePicker, isWholeRange, type DateRange } from '../components/DateRangePicker/index.ts';
import { DateTimePicker } from '../components/DateTimePicker/index.ts';
import { Stack } from '../components/Stack/index.ts';

/** One value, controlled by what it hears, and a way for the application to set it. */
function Controlled<T>({
  first,
  onChange,
  children,
  answer = (heard) => heard,
}: {
  first: T | null;
  onChange: (value: T | null) => void;
  /** What the application makes of a value that it hears. */
  answer?: ((heard: T | null) => T | null) | undefined;
  children: (value: T | null, onChange: (value: T | null) => void) => ReactNode;
}): ReactNode {
  const [value, setValue] = useState(first);
  return (
    <Stack gap="md">
      {children(value, (heard) => {
        onChange(heard);
        setValue(answer(heard));
      })}
      <Button onPress={() => setValue(null)}>Clear</Button>
      <output>{JSON.stringify(value)}</output>
    </Stack>
  );
}

const onChange = fn();

const meta = {
  title: 'Dates/Half-typed values',
  component: DateField,
  args: { label: 'Day' },
  beforeEach: () => {
    onChange.mockClear();
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

const partsOf = (canvas: Canvas, label: string): string[] =>
  ['Year', 'Month', 'Day'].map(
    (part) => canvas.getByRole<HTMLInputElement>('spinbutton', { name: `${label}, ${part}` }).value,
  );

/** Empties the day and types another. */
const retypesDay =
  (unfinished: unknown, whole: unknown, label = 'Day'): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: `${label}, Day` }));
    await userEvent.keyboard('{Backspace}');
    await expect(onChange).toHaveBeenLastCalledWith(unfinished);
    await expect(partsOf(canvas, label)).toEqual(['2083', '08', '']);
    await userEvent.keyboard('09');
    await expect(onChange).toHaveBeenLastCalledWith(whole);
    await expect(partsOf(canvas, label)).toEqual(['2083', '08', '09']);
  };

const clearsInvalid =
  (label = 'Day'): Play =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: `${label}, Year` }));
    await userEvent.keyboard('20831305');
    await expect(partsOf(canvas, label)).toEqual(['2083', '13', '05']);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(partsOf(canvas, label)).toEqual(['', '', '']);
    await expect(canvas.queryByText('Invalid BS Date')).toBeNull();
  };

const controlledDay = (Field: typeof DateField | typeof DatePicker, answer?: (day: string | null) => string | null) => (
  <Controlled<string> first="2026-11-21" onChange={onChange} answer={answer}>
    {(value, change) => <Field label="Day" value={value} onChange={change} />}
  </Controlled>
);
const emptyDay = (Field: typeof DateField | typeof DatePicker) => (
  <Controlled<string> first={null} onChange={onChange}>
    {(value, change) => <Field label="Day" value={value} onChange={change} />}
  </Controlled>
);
const controlledTime = (first: string | null) => (
  <Controlled<string> first={first} onChange={onChange}>
    {(value, change) => <DateTimePicker label="Day" value={value} onChange={change} />}
  </Controlled>
);
const november: DateRange = { start: '2026-11-17', end: '2026-12-10' };
const controlledRange = (first: DateRange | null, answer?: (range: DateRange | null) => DateRange | null) => (
  <Controlled<DateRange> first={first} onChange={onChange} answer={answer}>
    {(value, change) => <DateRangePicker label="Range" value={value} onChange={change} />}
  </Controlled>
);

export const FieldControlled: Story = {
  name: 'DateField keeps its other parts, controlled [LIB-1]',
  render: () => controlledDay(DateField),
  play: retypesDay('', '2026-11-25'),
};
export const FieldUncontrolled: Story = {
  name: 'DateField keeps its other parts, uncontrolled [LIB-1]',
  render: () => <DateField label="Day" defaultValue="2026-11-21" onChange={onChange} />,
  play: retypesDay('', '2026-11-25'),
};
export const FieldCleared: Story = {
  name: 'DateField lets the application clear a date that does not exist [LIB-11]',
  render: () => emptyDay(DateField),
  play: clearsInvalid(),
};
export const PickerControlled: Story = {
  name: 'DatePicker keeps its other parts, controlled [LIB-1]',
  render: () => controlledDay(DatePicker),
  play: retypesDay('', '2026-11-25'),
};
export const PickerAnsweredWithNull: Story = {
  name: 'DatePicker keeps its other parts where the application makes null of what is half typed [LIB-1]',
  render: () => controlledDay(DatePicker, (day) => day || null),
  play: retypesDay('', '2026-11-25'),
};
export const PickerUncontrolled: Story = {
  name: 'DatePicker keeps its other parts, uncontrolled [LIB-1]',
  render: () => <DatePicker label="Day" defaultValue="2026-11-21" onChange={onChange} />,
  play: retypesDay('', '2026-11-25'),
};
export const PickerCleared: Story = {
  name: 'DatePicker lets the application clear a date that does not exist [LIB-11]',
  render: () => emptyDay(DatePicker),
  play: clearsInvalid(),
};
export const PickerRefused: Story = {
  name: 'DatePicker goes back to a value that the application keeps, once it is left',
  render: () => <DatePicker label="Day" value="2026-11-21" onChange={onChange} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Day, Day' }));
    await userEvent.keyboard('09');
    await expect(onChange).toHaveBeenLastCalledWith('2026-11-25');
    await userEvent.tab();
    await expect(partsOf(canvas, 'Day')).toEqual(['2083', '08', '05']);
  },
};
export const TimeControlled: Story = {
  name: 'DateTimePicker keeps its other parts, controlled [LIB-1]',
  render: () => controlledTime('2026-11-21T17:30'),
  play: retypesDay('', '2026-11-25T17:30'),
};
export const TimeUncontrolled: Story = {
  name: 'DateTimePicker keeps its other parts, uncontrolled [LIB-1]',
  render: () => <DateTimePicker label="Day" defaultValue="2026-11-21T17:30" onChange={onChange} />,
  play: retypesDay('', '2026-11-25T17:30'),
};
export const TimeCleared: Story = {
  name: 'DateTimePicker lets the application clear a date that does not exist [LIB-11]',
  render: () => controlledTime(null),
  play: clearsInvalid(),
};

const keepsOtherEnd: Play = async ({ canvas, userEvent }) => {
  const end = ['2083', '08', '24'];
  await userEvent.click(canvas.getByRole('spinbutton', { name: 'Range, From, Day' }));
  await userEvent.keyboard('{Backspace}');
  await expect(onChange).toHaveBeenLastCalledWith({ start: '', end: '2026-12-10' });
  await expect(partsOf(canvas, 'Range, From')).toEqual(['2083', '08', '']);
  await expect(partsOf(canvas, 'Range, To')).toEqual(end);
  await userEvent.keyboard('02');
  await expect(onChange).toHaveBeenLastCalledWith({ start: '2026-11-18', end: '2026-12-10' });
  // A first digit that is no month yet empties nothing either.
  await userEvent.click(canvas.getByRole('spinbutton', { name: 'Range, From, Month' }));
  await userEvent.keyboard('0');
  await expect(partsOf(canvas, 'Range, To')).toEqual(end);
  await userEvent.keyboard('7');
  await expect(onChange).toHaveBeenLastCalledWith({ start: '2026-10-19', end: '2026-12-10' });
};

export const RangeControlled: Story = {
  name: 'DateRangePicker keeps the other end, controlled [LIB-1]',
  render: () => controlledRange(november),
  play: keepsOtherEnd,
};
export const RangeAnsweredWithNull: Story = {
  name: 'DateRangePicker keeps the other end where the application makes null of what is half typed [LIB-1]',
  render: () => controlledRange(november, (range) => (isWholeRange(range) ? range : null)),
  play: keepsOtherEnd,
};
export const RangeUncontrolled: Story = {
  name: 'DateRangePicker keeps the other end, uncontrolled [LIB-1]',
  render: () => <DateRangePicker label="Range" defaultValue={november} onChange={onChange} />,
  play: keepsOtherEnd,
};
export const RangeCleared: Story = {
  name: 'DateRangePicker lets the application clear a range with a date that does not exist [LIB-11]',
  render: () => controlledRange(null),
  play: clearsInvalid('Range, From'),
};
export const RangeReversed: Story = {
  name: 'DateRangePicker tells a range whose end is before its start [LIB-12]',
  render: () => controlledRange(november),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Range, From, Month' }));
    await userEvent.keyboard('{ArrowUp}');
    const reversed = { start: '2026-12-16', end: '2026-12-10' };
    await expect(onChange).toHaveBeenLastCalledWith(reversed);
    await expect(isWholeRange(reversed)).toBe(false);
    await expect(canvas.getByText('The end is before the start.')).toBeVisible();
    await expect(canvas.getByText(JSON.stringify(reversed))).toBeVisible();
  },
};
