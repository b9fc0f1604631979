import type { EntityRecord } from '@karmik/model/kit/entity';
import type { project } from '@karmik/model/task/project';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ScreenProviders } from '../../../screens/providers/ScreenProviders.tsx';
import { asked, people, stage } from '../../../stories/stage.tsx';
import { ProjectTimeline } from './ProjectTimeline.tsx';

const branch = { id: 1, name: 'Branch office in Pokhara', lead: { id: 7 } } as unknown as EntityRecord<typeof project>;

const taskOf = (id: number, title: string, starts_on: string, deadline: string, after: readonly number[] = []) => ({
  id,
  title,
  starts_on,
  deadline,
  status: 'Pending',
  completed_on: null,
  created_by: people.rita,
  depends_on: after.map((each) => ({ task: { id: each }, gap: 0 })),
});
const tasks = [
  {
    ...taskOf(1, 'Lease of the building', '2026-11-03', '2026-11-10'),
    status: 'Completed',
    completed_on: '2026-11-09',
  },
  taskOf(2, 'Furniture', '2026-11-24', '2026-11-28', [1]),
  taskOf(3, 'Opening day', '2026-12-02', '2026-12-02', [2]),
];

/** What was sent to be moved. */
let sent: unknown[] = [];
const days = (starts_on: string, deadline: string) => ({ starts_on, deadline });
const own = {
  id: 2,
  title: 'Furniture',
  was: days('2026-11-24', '2026-11-28'),
  becomes: days('2026-11-25', '2026-11-29'),
};
const follower = {
  id: 3,
  title: 'Opening day',
  was: days('2026-12-02', '2026-12-02'),
  becomes: days('2026-12-03', '2026-12-03'),
};

/** A project in which moving the furniture moves these. */
const moving = (moves: readonly unknown[]) =>
  stage({
    answers: {
      'GET task/': { results: tasks, next: null, count: tasks.length },
      'POST task/2/move/': { moves },
      'POST task/reschedule/': (body: unknown) => {
        sent.push(body);
        return { moved: moves.length };
      },
    },
  });

const alone = moving([own]);

const meta = {
  title: 'Application/Tasks/Timeline',
  component: ProjectTimeline,
  args: { record: branch },
  render: (args) => (
    <ScreenProviders>
      <ProjectTimeline {...args} />
    </ScreenProviders>
  ),
  globals: { calendar: 'ad' },
  ...alone,
} satisfies Meta<typeof ProjectTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

const moveByADay = async (canvas: ReturnType<typeof within>) => {
  sent = [];
  (await canvas.findByRole('button', { name: /^Furniture, 24 November/ })).focus();
  await userEvent.keyboard('{ArrowRight}{Enter}');
};

export const Default: Story = {
  name: 'A task that moves alone moves at once, with a way back',
  async play({ canvas }) {
    await moveByADay(canvas);
    const there = { task: 2, was_starts_on: '2026-11-24', was_deadline: '2026-11-28', ...own.becomes };
    await waitFor(() => expect(sent).toEqual([{ moves: [there] }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    const back = { task: 2, was_starts_on: '2026-11-25', was_deadline: '2026-11-29', ...own.was };
    await waitFor(() => expect(sent).toEqual([{ moves: [there] }, { moves: [back] }]));
  },
};

export const WithFollowers: Story = {
  name: 'What moves others shows them first',
  beforeEach: moving([own, follower]).beforeEach,
  async play({ canvas }) {
    await moveByADay(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Furniture' }));
    await expect(await dialog.findByText('Opening day')).toBeVisible();
    await expect(sent).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await expect(sent[0]).toMatchObject({ moves: [{ task: 2 }, { task: 3, ...follower.becomes }] });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const PutBack: Story = {
  name: 'A move that is cancelled in the preview leaves all where it was',
  beforeEach: moving([own, follower]).beforeEach,
  async play({ canvas }) {
    await moveByADay(canvas);
    const dialog = within(await screen.findByRole('dialog', { name: 'Move Furniture' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('button', { name: /^Furniture, 24 November/ })).toBeVisible();
    await expect(sent).toEqual([]);
  },
};

export const ForMembers: Story = {
  name: 'A member of the project moves nothing that others assigned',
  args: { record: { ...branch, lead: people.rita } },
  async play({ canvas }) {
    await moveByADay(canvas);
    await expect(canvas.queryByRole('button', { name: 'Move Furniture' })).toBeNull();
    await expect(asked.filter((each) => each.startsWith('POST'))).toEqual([]);
    await expect(sent).toEqual([]);
  },
};
