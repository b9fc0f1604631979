import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Stack } from '../Stack/index.ts';
import { RichTextEditor } from './index.ts';

const value =
  '<h2>Winter course</h2><p>We meet <strong>on Friday</strong> at the <a href="https://example.com/hut">hut</a>.</p><ul><li>डोरी</li><li>an ice axe</li></ul><blockquote><p>सुरक्षा पहिलो कुरा हो।</p></blockquote>';

const meta = {
  title: 'Components/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Notice', onChange: fn() },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

// The editor arrives in a file of its own, which a busy machine takes its time to fetch.
const patience = { timeout: 20_000 };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Notice' }, patience)).toBeVisible();
  },
};

export const Formatted: Story = {
  args: { defaultValue: '<p>नमस्ते</p>' },
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Notice' }, patience);
    await userEvent.click(await canvas.findByRole('button', { name: 'Heading 2' }, patience));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<h2>नमस्ते</h2>'));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Heading 2' })).toHaveAttribute('aria-pressed', 'true'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>नमस्ते</p>'));
  },
};

export const ArrowsInTheToolbar: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('button', { name: 'Heading 2' }, patience);
    first.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus());
  },
};

export const Links: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Notice' }, patience);
    await userEvent.click(await canvas.findByRole('button', { name: 'Link' }, patience));
    const dialog = await screen.findByRole('dialog', { name: 'Link' });
    const address = within(dialog).getByRole('textbox', { name: 'Address' });
    await userEvent.type(address, 'javascript:alert(1)');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    await expect(await within(dialog).findByText(/^Enter a web address/)).toBeInTheDocument();
    await userEvent.clear(address);
    await userEvent.type(address, 'everest.example');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p><a href="https://everest.example">everest.example</a></p>'),
    );
  },
};

export const Insertions: Story = {
  args: {
    defaultValue: '<p>Dear ,</p>',
    insertions: [
      { id: 'name', label: 'Name', text: '{{full_name}}' },
      { id: 'joined', label: 'Joined on', text: '{{joined_on}}' },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: 'Notice' }, patience);
    text.focus();
    // After "Dear ", as by a press there.
    const words = text.querySelector('p')?.firstChild ?? text;
    getSelection()?.setBaseAndExtent(words, 5, words, 5);
    await userEvent.click(await canvas.findByRole('button', { name: 'Insert' }, patience));
    const list = await screen.findByRole('dialog', { name: 'Insert' });
    await userEvent.type(within(list).getByRole('combobox', { name: 'What to insert' }), 'nam');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Dear {{full_name}},</p>'));
    await waitFor(() => expect(text).toHaveFocus());
  },
};

export const CountsAndWarns: Story = {
  args: { defaultValue: '<p>Twelve chars</p>', maxLength: 10, description: 'Short, please.' },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Notice' }, patience);
    await expect(canvas.getByText('12 / 10')).toBeVisible();
    await waitFor(() => expect(text).toHaveAttribute('aria-invalid', 'true'));
    await expect(text).toHaveAccessibleDescription('Short, please.');
  },
};

export const CleansWhatComesIn: Story = {
  args: { defaultValue: '<p onclick="alert(1)">Safe <script>alert(1)</script><em>words</em></p>' },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Notice' }, patience);
    await waitFor(() => expect(text.innerHTML).toBe('<p>Safe <em>words</em></p>'));
  },
};

export const ReadOnly: Story = {
  args: { value, isReadOnly: true },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('textbox', { name: 'Notice' }, patience);
    await waitFor(() => expect(text).toHaveAttribute('contenteditable', 'false'));
    await expect(text).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="xl">
      <RichTextEditor {...args} placeholder="What should everybody know?" maxLength={500} />
      <RichTextEditor
        {...args}
        label="Filled"
        defaultValue={value}
        description="Shown on the noticeboard."
        isRequired
      />
      <RichTextEditor {...args} label="Wrong" errorMessage="Write something." />
      <RichTextEditor {...args} label="Read only" defaultValue={value} isReadOnly />
      <RichTextEditor {...args} label="Disabled" defaultValue="<p>Closed</p>" isDisabled />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Disabled' }, patience);
    await expect(await canvas.findAllByRole('toolbar', {}, patience)).toHaveLength(3);
  },
};
