import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { FindComponent } from './OtherNames.tsx';

const meta = {
  title: 'Find a component',
  component: FindComponent,
  parameters: { layout: 'fullscreen', controls: { disable: true }, actions: { disable: true } },
} satisfies Meta<typeof FindComponent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByAnyName: Story = {};

export const FindsByOtherNames: Story = {
  name: '[LIB-30] Finds a component by what other systems call it',
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Name in any system' });
    for (const [other, component] of [
      ['toast', 'Snackbar'],
      ['modal', 'Dialog'],
      ['autocomplete', 'ComboBox'],
      ['dropdown', 'Select'],
      ['date range', 'DateRangePicker'],
      ['RangePicker', 'DateRangePicker'],
      ['tooltip', 'Tooltip'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, other);
      const table = within(canvas.getByRole('table', { name: 'Components' }));
      await waitFor(() =>
        expect(table.getByRole('link', { name: component })).toHaveAttribute(
          'href',
          `./?path=/docs/components-${component.toLowerCase()}--docs`,
        ),
      );
    }
    await userEvent.clear(field);
    await userEvent.type(field, 'xyz');
    await expect(await canvas.findByText('No component is called that')).toBeVisible();
  },
};
