import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TopBar } from '../TopBar/index.ts';
import { Stack } from '../Stack/index.ts';
import { createSnackbarQueue, Snackbar, SnackbarRegion } from './index.ts';

const meta = {
  title: 'Components/Snackbar',
  component: Snackbar,
  args: { text: 'The trip is saved', onDismiss: fn() },
} satisfies Meta<typeof Snackbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const queue = createSnackbarQueue();

export const RegionByF6: Story = {
  render: () => (
    <>
      <Button onPress={() => queue.show({ text: 'It did not work', tone: 'critical' })}>Fail</Button>
      <Button variant="soft" onPress={() => queue.show({ text: 'The trip is saved' })}>
        Save
      </Button>
      <SnackbarRegion queue={queue} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    queue.toasts.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('It did not work');
    await userEvent.keyboard('{F6}');
    const region = screen.getByRole('region', { name: /Notices/ });
    await waitFor(() => expect(region.contains(document.activeElement)).toBe(true));
    await userEvent.click(within(region).getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  },
};

export const BelowTheBarOfAPhone: Story = {
  name: '[E39] On a phone a toast leaves the top bar free',
  globals: { viewport: { value: 'mobile1' } },
  render: () => (
    <>
      <TopBar
        brand="Club"
        actions={<Button onPress={() => queue.show({ text: 'It did not work', tone: 'critical' })}>Fail</Button>}
      />
      <SnackbarRegion queue={queue} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    queue.toasts.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    const toast = await screen.findByRole('alert');
    const bar = canvas.getByRole('banner');
    await waitFor(() =>
      expect(toast.getBoundingClientRect().top).toBeGreaterThanOrEqual(bar.getBoundingClientRect().height),
    );
    queue.toasts.clear();
  },
};

export const CalmOnesArePolite: Story = {
  render: () => (
    <>
      <Button onPress={() => queue.show({ text: 'The trip is saved' })}>Save</Button>
      <SnackbarRegion queue={queue} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    queue.toasts.clear();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('The trip is saved'));
    await expect(screen.queryByRole('alert')).toBeNull();
    queue.toasts.clear();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="sm">
      {(['positive', 'critical', 'caution', 'info', 'neutral'] as const).map((tone) => (
        <Snackbar key={tone} {...args} tone={tone} />
      ))}
      <Snackbar
        {...args}
        title="Deleted"
        text="विष्णु प्रसाद भट्टराईको विवरण हटाइयो"
        action={{ label: 'Undo', onPress: () => {} }}
      />
    </Stack>
  ),
};
