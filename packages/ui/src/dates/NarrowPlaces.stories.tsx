import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { DateField } from '../components/DateField/index.ts';
import { DatePicker } from '../components/DatePicker/index.ts';
import { DateRangePicker } from '../components/DateRangePicker/index.ts';
import { DateTimePicker } from '../components/DateTimePicker/index.ts';
import { FiscalYearPicker } from '../components/FiscalYearPicker/index.ts';
import { MonthPicker } from '../components/MonthPicker/index.ts';
import { Stack } from '../components/Stack/index.ts';

interface ColumnProps {
  /** Of the column, in pixels. */
  width: number;
  /** Of the letters, in percent; the column does not grow with them. */
  text?: number;
}

/** Every date field, filled and empty, in a column as narrow as that of a filter. */
function Column({ width, text = 100 }: ColumnProps): ReactNode {
  return (
    <div style={{ inlineSize: width }}>
      {text !== 100 && <style>{`html { font-size: ${text}% }`}</style>}
      <Stack gap="md">
        <DateField label="Born" defaultValue="2026-11-21" />
        <DatePicker label="Joined" defaultValue="2026-11-21" />
        <DateTimePicker label="Meeting" defaultValue="2026-11-21T17:30" />
        <DateRangePicker label="Stay" defaultValue={{ start: '2026-11-17', end: '2026-12-10' }} />
        <DateRangePicker label="Empty" />
        <MonthPicker label="Pay" defaultValue={{ calendar: 'bs', month: '2083-08' }} />
        <FiscalYearPicker label="Tax" defaultValue={{ fiscalYear: '2083/84' }} />
      </Stack>
    </div>
  );
}

const meta = { title: 'Dates/Narrow places', component: Column, args: { width: 192 } } satisfies Meta<typeof Column>;

export default meta;
type Story = StoryObj<typeof meta>;

/** No two parts or buttons of a field touch, none leaves its frame, and what is written in a part fits. */
const hasRoom: NonNullable<Story['play']> = async ({ canvas }) => {
  const parts = canvas.getAllByRole('spinbutton');
  const frames = new Set(parts.map((part) => part.closest<HTMLElement>('[data-frame]')));
  await expect(frames.size).toBe(7);
  for (const frame of frames) {
    const around = frame?.getBoundingClientRect();
    const inside = [...(frame?.querySelectorAll<HTMLElement>('[role="spinbutton"], button') ?? [])];
    const boxes = inside.map((element) => element.getBoundingClientRect());
    const lying = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right - 0.5 &&
            other.left < one.right - 0.5 &&
            one.top < other.bottom - 0.5 &&
            other.top < one.bottom - 0.5,
        ),
    );
    await expect(lying).toEqual([]);
    await expect(boxes.filter((box) => around && (box.left < around.left || box.right > around.right))).toEqual([]);
    await expect(inside.filter((part) => part.scrollWidth > part.clientWidth + 1)).toEqual([]);
  }
};

export const FilterColumn: Story = { name: 'Parts have room in a filter of 12 rem [LIB-2]', play: hasRoom };

export const FilterColumnInNepali: Story = {
  name: 'Parts have room in Nepali [LIB-2]',
  globals: { language: 'ne' },
  play: hasRoom,
};

export const LargeText: Story = {
  name: 'Parts have room with letters twice as large [LIB-2]',
  args: { width: 240, text: 200 },
  play: hasRoom,
};

export const LargeTextInNepali: Story = {
  name: 'Parts have room with letters twice as large, in Nepali [LIB-2]',
  globals: { language: 'ne' },
  args: { width: 240, text: 200 },
  play: hasRoom,
};
