import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Inline } from '../Inline/index.ts';
import { adToBs } from 'date-bs';
import { holidaysOn } from 'date-bs/holidays';
import { Calendar, type CalendarLayer } from './index.ts';

const meta = {
  title: 'Components/Calendar',
  component: Calendar,
  args: { label: 'Day of departure', defaultValue: '2026-11-21', onChange: fn() },
} satisfies Meta<typeof Calendar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const BothDatesAreSpoken: Story = {
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid', { name: 'Mangsir 2083' });
    await expect(
      within(grid).getByRole('button', { name: /^Saturday, 5 Mangsir 2083 BS, 21 November 2026 AD.*selected/ }),
    ).toBeVisible();
    await expect(canvas.getByText('November – December 2026')).toBeVisible();
  },
};

export const Keys: Story = {
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: /^Saturday, 5 Mangsir/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName(/^Sunday, 6 Mangsir 2083 BS/);
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(/^Sunday, 13 Mangsir/);
    await userEvent.keyboard('{Home}');
    await expect(document.activeElement).toHaveAccessibleName(/, 1 Mangsir 2083/);
    await userEvent.keyboard('{End}');
    await expect(document.activeElement).toHaveAccessibleName(/, 29 Mangsir 2083/);
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/ Poush 2083/));
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/ Poush 2082/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Selected .* Poush 2082 BS/);
  },
};

export const ViewsAndBack: Story = {
  name: 'Views of months and years, and back [DAT-8]',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mangsir 2083, choose a month' }));
    await expect(canvas.getByRole('gridcell', { name: 'Mangsir' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '2083, choose a year' }));
    await userEvent.click(canvas.getByRole('gridcell', { name: '2082' }));
    await userEvent.click(canvas.getByRole('gridcell', { name: /^Baisha/ }));
    await expect(canvas.getByRole('grid', { name: /^Baishakh? 2082/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Baishakh? 2082, choose a month/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('grid', { name: /^Baishakh? 2082/ })).toBeVisible();
  },
};

export const EndOfTheYears: Story = {
  name: 'Says where the years end, and stops saying it [DAT-4, DAT-5]',
  args: { years: { first: 2082, last: 2083 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /choose a month/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next year' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Year cannot be greater than 2083.');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(''), { timeout: 2500 });
    await userEvent.click(canvas.getByRole('button', { name: 'Previous year' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Previous year' }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Year cannot be smaller than 2082.');
    await userEvent.click(canvas.getByRole('button', { name: /choose a year/ }));
    await expect(canvas.getAllByRole('gridcell').map((cell) => cell.textContent)).toEqual(['2082', '2083']);
  },
};

export const UnavailableWithReason: Story = {
  args: { unavailableReason: (day) => (day === '2026-11-22' ? 'Chhath holiday' : undefined) },
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('button', { name: /^Saturday, 5 Mangsir/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName(
      /^Sunday, 6 Mangsir 2083 BS, 22 November 2026 AD.*, Chhath holiday$/,
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LimitsInAd: Story = {
  args: { minValue: '2026-11-18', maxValue: '2026-11-25' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('button', { name: /^Tuesday, 1 Mangsir/ })).toHaveAttribute('aria-disabled', 'true');
    canvas.getByRole('button', { name: /^Saturday, 5 Mangsir/ }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(/, 9 Mangsir/);
    await userEvent.click(canvas.getByRole('button', { name: /, 9 Mangsir/ }));
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-25');
  },
};

const holidays: CalendarLayer = {
  label: 'Public holidays',
  tone: 'critical',
  nameOf: (day) => holidaysOn(adToBs(day))?.find(({ only }) => only === undefined)?.name.en,
};
const pay: CalendarLayer = { label: 'Pay day', nameOf: (day) => (day === '2026-11-12' ? 'Pay day' : undefined) };

export const Layers: Story = {
  name: 'Marks days of layers, speaks their names, and shows them for the day in focus',
  args: { defaultValue: '2026-11-08', layers: [holidays, pay] },
  play: async ({ canvas, args, userEvent }) => {
    const day = canvas.getByRole('button', { name: /^Sunday, 22 Kartik 2083 BS.*, Tihar$/ });
    await expect(canvas.getByRole('button', { name: /^Thursday, 26 Kartik.*, Tihar, Pay day$/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Monday, 16 Kartik.* AD$/ })).toBeVisible();
    day.focus();
    await waitFor(() => expect(canvas.getByText('Tihar')).toBeVisible());
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.queryByText('Tihar')).toBeNull();
    await expect(canvas.getByText('Public holidays')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith('2026-11-09');
  },
};

export const InNepali: Story = {
  globals: { language: 'ne' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^शनिबार, ५ मंसिर २०८३ वि.सं., २१ नोभेम्बर २०२६ ई.सं./ })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Inline gap="2xl" align="start">
      <Calendar {...args} />
      <Calendar {...args} label="AD" calendar="ad" />
      <Calendar
        {...args}
        label="Limits"
        minValue="2026-11-18"
        maxValue="2026-12-05"
        unavailableReason={(day) => (day === '2026-11-24' ? 'Holiday' : undefined)}
      />
      <Calendar {...args} label="Projected" defaultValue="2040-05-05" />
      <Calendar {...args} label="Disabled" isDisabled />
    </Inline>
  ),
};
