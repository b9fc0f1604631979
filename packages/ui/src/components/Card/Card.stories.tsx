import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../Box/index.ts';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { Card } from './index.ts';

const meta = {
  title: 'Components/Card',
  component: Card,
  args: { title: 'Training', description: 'In the last year', children: 'First aid, rope work' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NamedRegion: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Training' })).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <Stack>
      <Card>Without a title</Card>
      <Card
        title="With everything"
        description="And a second line"
        actions={<Button size="sm">Add</Button>}
        footer={
          <Button variant="ghost" size="sm">
            More
          </Button>
        }
      >
        Content
      </Card>
      <Card title="विवरण" isFlush>
        <Box padding="lg">Touches the edges</Box>
      </Card>
    </Stack>
  ),
};
