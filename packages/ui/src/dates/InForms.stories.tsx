import type { Meta, StoryObj } from '@storybook/react-vite';
import { createRef, useRef, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../components/Button/index.ts';
import { DateField } from '../components/DateField/index.ts';
import { DatePicker } from '../components/DatePicker/index.ts';
import { DateRangePicker } from '../components/DateRangePicker/index.ts';
import { DateTimePicker } from '../components/DateTimePicker/index.ts';
import { FiscalYearPicker } from '../components/FiscalYearPicker/index.ts';
import { MonthPicker } from '../components/MonthPicker/index.ts';
import { Stack } from '../components/Stack/index.ts';

const onSend = fn();

interface FormProps {
  isFilled?: boolean;
  isRequired?: boolean;
}

/** Every date field in a form of the browser. */
function NativeForm({ isFilled = false, isRequired = false }: FormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const given = <T,>(value: T) => (isFilled ? { defaultValue: value } : {});
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(Object.fromEntries(new FormData(event.currentTarget)));
      }}
    >
      <Stack gap="md">
        <DateField label="Born" name="born" isRequired={isRequired} {...given('2026-11-21')} />
        <DatePicker label="Joined" name="joined" isRequired={isRequired} {...given('2026-11-21')} />
        <DateTimePicker label="Meeting" name="meeting" isRequired={isRequired} {...given('2026-11-21T17:30')} />
        <DateRangePicker
          label="Stay"
          name="stay"
          isRequired={isRequired}
          {...given({ start: '2026-11-17', end: '2026-12-10' })}
        />
        <MonthPicker
          label="Pay"
          name="pay"
          isRequired={isRequired}
          {...given({ calendar: 'bs', month: '2083-08' } as const)}
        />
        <FiscalYearPicker label="Tax" name="tax" isRequired={isRequired} {...given({ fiscalYear: '2083/84' })} />
        <Button type="submit">Send</Button>
        <Button onPress={() => form.current?.reset()}>Reset</Button>
      </Stack>
    </form>
  );
}

const meta = {
  title: 'Dates/In forms',
  component: NativeForm,
  beforeEach: () => {
    onSend.mockClear();
  },
} satisfies Meta<typeof NativeForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const part = (canvas: Canvas, name: string): HTMLInputElement =>
  canvas.getByRole<HTMLInputElement>('spinbutton', { name });
const filled = {
  born: '2026-11-21',
  joined: '2026-11-21',
  meeting: '2026-11-21T17:30',
  stay: '2026-11-17/2026-12-10',
  pay: '2026-11-17/2026-12-15',
  tax: '2026-07-17/2027-07-16',
};

export const Reset: Story = {
  name: 'Every date field follows the reset of its form [LIB-23]',
  args: { isFilled: true },
  play: async ({ canvas, userEvent }) => {
    const typed = {
      'Born, Day': '09',
      'Joined, Day': '{Backspace}',
      'Meeting, Time, Hour': '09',
      'Stay, To, Month': '13',
      'Pay, Month': '{Backspace}',
      'Tax, Fiscal year': '2080',
    };
    for (const [name, keys] of Object.entries(typed)) {
      await userEvent.click(part(canvas, name));
      await userEvent.keyboard(keys);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(Object.keys(typed).map((name) => part(canvas, name).value)).toEqual([
      '05',
      '05',
      '17',
      '08',
      '08',
      '2083',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSend).toHaveBeenLastCalledWith(filled);
  },
};

export const Required: Story = {
  name: 'A form is not sent without its required dates; each says so, and focus goes to the first [LIB-23]',
  args: { isRequired: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSend).not.toHaveBeenCalled();
    await expect(canvas.getAllByText('Fill in this field.')).toHaveLength(6);
    await expect(part(canvas, 'Born, Year')).toHaveFocus();
    await expect(part(canvas, 'Born, Year')).toBeRequired();
    await expect(canvas.getByRole('group', { name: 'Stay' })).toHaveAccessibleDescription('Fill in this field.');
    const typed = {
      'Born, Year': '20830805',
      'Joined, Year': '20830805',
      'Meeting, Year': '20830805',
      'Meeting, Time, Hour': '1730',
      'Stay, From, Year': '20830801',
      'Pay, Year': '208308',
      'Tax, Fiscal year': '2083',
    };
    for (const [name, keys] of Object.entries(typed)) {
      await userEvent.click(part(canvas, name));
      await userEvent.keyboard(keys);
    }
    // Half a range is not sent either.
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSend).not.toHaveBeenCalled();
    await expect(canvas.getByText('Enter both dates.')).toBeVisible();
    await expect(part(canvas, 'Stay, From, Year')).toHaveFocus();
    await userEvent.click(part(canvas, 'Stay, To, Year'));
    await userEvent.keyboard('20830824');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSend).toHaveBeenLastCalledWith(filled);
  },
};

export const HalfTyped: Story = {
  name: 'A form is not sent with a date that is half typed, though it may be empty [LIB-23]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(part(canvas, 'Joined, Year'));
    await userEvent.keyboard('2083{Enter}');
    await expect(onSend).not.toHaveBeenCalled();
    await expect(canvas.getByText('Invalid BS Date')).toBeVisible();
    await userEvent.click(part(canvas, 'Joined, Year'));
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSend).toHaveBeenCalledOnce();
  },
};

const ref = createRef<HTMLInputElement>();

export const Reachable: Story = {
  name: 'ref leads to the first part; id, test id, names and descriptions arrive [LIB-10]',
  render: () => (
    <Stack gap="md">
      <p id="hint">As in your citizenship.</p>
      <DatePicker
        ref={ref}
        label="Joined"
        id="joined"
        data-testid="joined-field"
        aria-describedby="hint"
        description="First day of work."
      />
      <DateRangePicker label="Stay" id="stay" aria-label="Days of your stay" autoFocus />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(part(canvas, 'Days of your stay, From, Year')).toHaveFocus();
    ref.current?.focus();
    await expect(part(canvas, 'Joined, Year')).toHaveFocus();
    const group = canvas.getByRole('group', { name: 'Joined' });
    await expect(group).toHaveAttribute('id', 'joined');
    await expect(group).toHaveAccessibleDescription('As in your citizenship. First day of work.');
    await expect(canvas.getByTestId('joined-field')).toContainElement(group);
    await expect(canvas.getByRole('group', { name: 'Days of your stay' })).toHaveAttribute('id', 'stay');
  },
};

export const ErrorKeptBack: Story = {
  name: 'isInvalid={false} keeps errorMessage back; without it the message marks the field [LIB-9]',
  render: () => (
    <Stack gap="md">
      <DatePicker label="Quiet" errorMessage="Choose a day." isInvalid={false} />
      <DatePicker label="Loud" errorMessage="Choose a working day." />
      <DatePicker label="Marked" isInvalid />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Choose a day.')).toBeNull();
    await expect(part(canvas, 'Quiet, Day')).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByText('Choose a working day.')).toBeVisible();
    await expect(part(canvas, 'Loud, Day')).toHaveAttribute('aria-invalid', 'true');
    await expect(part(canvas, 'Marked, Day')).toHaveAttribute('aria-invalid', 'true');
  },
};
