import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { OrgChart, type OrgEntry } from './index.ts';

const entries: readonly OrgEntry[] = [
  { id: 'ceo', parentId: null, name: 'Pemba Diki Sherpa', title: 'Head of the club' },
  { id: 'field', parentId: 'ceo', name: 'Bishnu Prasad Bhattarai', title: 'Head of field operations' },
  { id: 'office', parentId: 'ceo', name: 'दीपेन्द्र बहादुर खत्री क्षेत्री', title: 'कार्यालय प्रमुख तथा वरिष्ठ प्रशासकीय अधिकृत' },
  { id: 'it', parentId: 'ceo', name: 'Anita Shrestha', title: 'Systems', note: 'Away until Monday' },
  { id: 'g1', parentId: 'field', name: 'Mingma Tamang', title: 'Guide' },
  { id: 'g2', parentId: 'field', name: 'Karma Lama', title: 'Guide' },
  { id: 'g3', parentId: 'field', name: 'Sita Gurung', title: 'Guide' },
  { id: 'g4', parentId: 'field', name: 'Rajan Rai', title: 'Guide' },
  { id: 'g5', parentId: 'field', name: 'Sunita Magar', title: 'Guide' },
  { id: 'o1', parentId: 'office', name: 'Gyanendra Man Singh Tamrakar', title: 'Accounts' },
  { id: 'o2', parentId: 'o1', name: 'Hari Adhikari', title: 'Clerk' },
];

/** A thousand people, seven to a manager. */
const many: readonly OrgEntry[] = Array.from({ length: 1000 }, (_, index) => ({
  id: `p${index}`,
  parentId: index === 0 ? null : `p${Math.floor((index - 1) / 7)}`,
  name: `Person ${index}`,
  title: index % 3 === 0 ? 'Senior mountain guide' : 'Guide',
}));

const meta = {
  title: 'Components/OrgChart',
  component: OrgChart,
  args: { label: 'The club', entries },
} satisfies Meta<typeof OrgChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Keys: Story = {
  args: { onAction: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const root = canvas.getByRole('treeitem', { name: /^Pemba Diki Sherpa, Head of the club, 10 below/ });
    await expect(root).toHaveAttribute('aria-level', '1');
    root.focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Bishnu/));
    await expect(document.activeElement).toHaveAttribute('aria-setsize', '3');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^दीपेन्द्र/));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Anita/));
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('it');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(root).toHaveFocus());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(root).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.getAllByRole('treeitem')).toHaveLength(1);
  },
};

export const Closes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close Bishnu Prasad Bhattarai, 5 below' }));
    await waitFor(() => expect(canvas.queryByRole('treeitem', { name: /^Karma/ })).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Open Bishnu Prasad Bhattarai, 5 below' }));
    await expect(await canvas.findByRole('treeitem', { name: /^Karma/ })).toBeInTheDocument();
  },
};

export const Search: Story = {
  args: { defaultOpenLevels: 1 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('treeitem', { name: /^Hari/ })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a person' }), 'guide');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 of 5'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 5'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Karma Lama/));
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Find a person' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a person' }), 'nobody at all');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('No one found'));
  },
};

export const AThousandPeople: Story = {
  args: { label: 'A large club', entries: many, defaultOpenLevels: 9 },
  play: async ({ canvas, userEvent }) => {
    // Only what is in sight is drawn.
    await waitFor(() => expect(canvas.getAllByRole('treeitem').length).toBeLessThan(250));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Find a person' }), 'Person 999');
    await expect(await canvas.findByRole('treeitem', { name: /^Person 999,/ })).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Person 999,/));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Person 142,/));
  },
};

/** However large the club, it opens on the reader, at letters that can be read. */
export const OpensOnTheReader: Story = {
  args: { label: 'A large club', entries: many, currentId: 'p999' },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('treeitem', { name: /^Person 999,/ });
    const paper = canvas.getByRole('tree').parentElement!.getBoundingClientRect();
    const { left, right, top, bottom, width } = own.getBoundingClientRect();
    await expect(left >= paper.left && right <= paper.right && top >= paper.top && bottom <= paper.bottom).toBe(true);
    await expect(width / own.offsetWidth).toBeGreaterThanOrEqual(0.79);
  },
};

export const Moves: Story = {
  play: async ({ canvas, userEvent }) => {
    const paper = canvas.getByRole('tree');
    const before = getComputedStyle(paper).transform;
    await userEvent.click(canvas.getByRole('button', { name: 'Larger' }));
    await waitFor(() => expect(getComputedStyle(paper).transform).not.toBe(before));
    const larger = getComputedStyle(paper).transform;
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: paper.parentElement!, coords: { clientX: 200, clientY: 300 } },
      { target: paper.parentElement!, coords: { clientX: 260, clientY: 340 } },
      { target: paper.parentElement!, coords: { clientX: 300, clientY: 360 } },
      { keys: '[/MouseLeft]', target: paper.parentElement! },
    ]);
    await waitFor(() => expect(getComputedStyle(paper).transform).not.toBe(larger));
    await userEvent.click(canvas.getByRole('button', { name: 'Show all' }));
  },
};

export const AsAList: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as list' }));
    await expect(await canvas.findByRole('treegrid', { name: 'The club' }, { timeout: 15_000 })).toBeVisible();
    await expect(await canvas.findByRole('row', { name: /^Karma Lama/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show as chart' }));
    await expect(await canvas.findByRole('tree', { name: 'The club' })).toBeInTheDocument();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <OrgChart {...args} currentId="g3" onAction={() => {}} />
      <OrgChart {...args} label="Closed" defaultOpenLevels={2} height="16rem" />
    </Stack>
  ),
};
