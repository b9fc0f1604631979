import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from '../Breadcrumbs/index.ts';
import { Button } from '../Button/index.ts';
import { StatusTag } from '../StatusTag/index.ts';
import { PageHeader } from './index.ts';

const meta = {
  title: 'Components/PageHeader',
  component: PageHeader,
  args: { title: 'Members', description: 'Everybody who may go on a trip.' },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  args: {
    title: 'विष्णु प्रसाद भट्टराई',
    status: <StatusTag tone="positive">Active</StatusTag>,
    breadcrumbs: (
      <Breadcrumbs label="Way" items={[{ label: 'Members', href: '#members' }, { label: 'विष्णु प्रसाद भट्टराई' }]} />
    ),
    actions: <Button>Edit</Button>,
  },
};
