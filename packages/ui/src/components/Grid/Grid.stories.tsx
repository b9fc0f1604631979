import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/index.ts';
import { Stack } from '../Stack/index.ts';
import { Grid, GridItem, gridColumns } from './index.ts';

const meta = {
  title: 'Components/Grid',
  component: Grid,
  args: { children: 'A column' },
} satisfies Meta<typeof Grid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack gap="xl">
      {gridColumns.map((columns) => (
        <Grid key={columns} columns={columns}>
          <Card title={columns}>First</Card>
          <Card>Second</Card>
          <GridItem span="all">
            <Card>All the way across</Card>
          </GridItem>
        </Grid>
      ))}
    </Stack>
  ),
};
