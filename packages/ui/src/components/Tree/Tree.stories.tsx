import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FileGlyph } from '../../glyphs/glyphs.tsx';
import { Badge } from '../Badge/index.ts';
import { Stack } from '../Stack/index.ts';
import { moveNodes, Tree, type TreeNode, type TreeProps } from './index.ts';

const nodes: readonly TreeNode[] = [
  {
    id: 'field',
    label: 'Field operations',
    description: '3 teams',
    children: [
      { id: 'guides', label: 'Guides', children: [{ id: 'trainees', label: 'Trainees' }] },
      { id: 'porters', label: 'Porters' },
      { id: 'kitchen', label: 'भान्सा तथा खाद्य व्यवस्थापन शाखा' },
    ],
  },
  { id: 'office', label: 'Office', children: [{ id: 'accounts', label: 'Accounts' }] },
  { id: 'closed', label: 'Closed branch', isDisabled: true },
];

const meta = {
  title: 'Components/Tree',
  component: Tree,
  args: { label: 'Departments', nodes, defaultExpandedIds: ['field'] },
} satisfies Meta<typeof Tree>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keys: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('treegrid', { name: 'Departments' })).toBeVisible();
    const office = canvas.getByRole('row', { name: 'Office' });
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Field operations' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Trainees' })).toBeVisible());
    await userEvent.keyboard('o');
    await waitFor(() => expect(office).toHaveFocus());
    await expect(office).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(office).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('accounts');
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await waitFor(() => expect(canvas.queryByRole('row', { name: 'Guides' })).toBeNull());
  },
};

export const OneIsChosen: Story = {
  args: { selectionMode: 'single', onSelectionChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('row', { name: 'Porters' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['porters']);
    await userEvent.click(canvas.getByRole('row', { name: 'Guides' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['guides']);
    await expect(canvas.getByRole('row', { name: 'Porters' })).toHaveAttribute('aria-selected', 'false');
  },
};

export const SeveralAreChosen: Story = {
  args: { selectionMode: 'multiple', onSelectionChange: fn(), defaultSelectedIds: ['porters'] },
  play: async ({ canvas, args, userEvent }) => {
    const row = canvas.getByRole('row', { name: 'Office' });
    await userEvent.click(within(row).getByRole('checkbox'));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['porters', 'office']);
    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['porters', 'office', 'kitchen']);
  },
};

function Lazy(props: TreeProps) {
  const [loaded, setLoaded] = useState<readonly TreeNode[]>();
  const [tries, setTries] = useState(0);
  return (
    <Tree
      {...props}
      nodes={[{ id: 'far', label: 'Far office', hasChildren: true, ...(loaded && { children: loaded }) }]}
      onLoadChildren={async () => {
        setTries(tries + 1);
        await Promise.resolve();
        if (tries === 0) throw new Error('offline');
        setLoaded([{ id: 'jumla', label: 'Jumla' }]);
      }}
    />
  );
}

export const ChildrenArriveLater: Story = {
  args: { defaultExpandedIds: [] },
  render: (args) => <Lazy {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Open Far office/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('row', { name: 'Jumla' })).toBeVisible();
  },
};

function Movable(props: TreeProps) {
  const [now, setNow] = useState(props.nodes);
  return (
    <Tree
      {...props}
      nodes={now}
      onMove={(move) => {
        props.onMove?.(move);
        setNow(moveNodes(now, move));
      }}
    />
  );
}

export const MovedByKeyboard: Story = {
  args: { onMove: fn(), canMove: ({ targetId }) => targetId !== 'accounts' },
  render: (args) => <Movable {...args} />,
  play: async ({ canvas, args, userEvent }) => {
    canvas.getByRole('row', { name: 'Guides' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    canvas.getByRole('button', { name: /^Move Guides/ }).focus();
    await userEvent.keyboard('{Enter}');
    // Nothing inside Guides itself is offered.
    const onto = await canvas.findByRole('button', { name: /Drop on Porters/ });
    await expect(canvas.queryByRole('button', { name: /Drop on (Guides|Trainees)/ })).toBeNull();
    onto.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onMove).toHaveBeenLastCalledWith({ ids: ['guides'], targetId: 'porters', position: 'inside' });
    await waitFor(() => expect(canvas.getByRole('row', { name: 'Porters' })).toHaveAttribute('aria-expanded'));
  },
};

export const Empty: Story = {
  args: { nodes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing here yet')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <Tree
        {...args}
        nodes={nodes.map((node) => ({ ...node, icon: <FileGlyph />, aside: <Badge count={4} isSoft /> }))}
        selectionMode="single"
        defaultSelectedIds={['porters']}
      />
      <Tree
        {...args}
        label="Several"
        selectionMode="multiple"
        defaultSelectedIds={['guides']}
        onMove={() => {}}
        defaultExpandedIds={['field', 'guides', 'office']}
      />
      <Tree
        {...args}
        label="Waiting"
        nodes={[{ id: 'far', label: 'Far office', hasChildren: true }]}
        defaultExpandedIds={['far']}
        onLoadChildren={() => new Promise(() => {})}
      />
      <Tree {...args} label="Empty" nodes={[]} />
    </Stack>
  ),
};
