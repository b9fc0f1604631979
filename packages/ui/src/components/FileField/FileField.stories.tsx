import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Grid } from '../Grid/index.ts';
import { FileField } from './index.ts';

const meta = {
  title: 'Components/FileField',
  component: FileField,
  args: {
    label: 'Passport',
    files: [],
    onAdd: fn(),
    onReject: fn(),
    onRemove: fn(),
    accept: ['.pdf', 'image/*'],
    maxBytes: 1024,
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

function paste(target: Element, files: File[]): void {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

export const TakesWhatIsPasted: Story = {
  play: async ({ canvas, args }) => {
    const image = new File(['x'], 'scan.png', { type: 'image/png' });
    const program = new File(['x'], 'run.exe', { type: 'application/octet-stream' });
    paste(canvas.getByRole('group', { name: 'Passport' }), [image]);
    await expect(args.onAdd).toHaveBeenCalledWith([image]);
    paste(canvas.getByRole('group', { name: 'Passport' }), [program]);
    await expect(args.onReject).toHaveBeenCalledWith([{ file: program, reason: 'type' }]);
  },
};

export const Removes: Story = {
  args: { files: [{ id: 'a', name: 'letter.pdf', bytes: 1536 }] },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove letter.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('a');
  },
};

export const SaysThatItIsDisabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    // All of its texts are paler then, and not its button alone.
    await expect(canvas.getByRole('group', { name: 'Passport' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const States: Story = {
  render: (args) => (
    <Grid columns="2">
      <FileField {...args} description="A PDF or a picture, 1 MB at most." isRequired />
      <FileField
        {...args}
        label="Several"
        isMultiple
        files={[
          { id: 'a', name: 'certificate-of-the-mountaineering-academy-of-nepal.pdf', bytes: 482_000, href: '#file' },
          { id: 'b', name: 'video.mp4', progress: 40 },
          { id: 'c', name: 'notes.txt', error: 'The connection broke off.' },
        ]}
      />
      <FileField {...args} label="Wrong" errorMessage="The file is larger than 1 MB." />
      <FileField {...args} label="Disabled" isDisabled />
    </Grid>
  ),
};
