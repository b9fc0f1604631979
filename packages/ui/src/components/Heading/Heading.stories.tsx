import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../Stack/index.ts';
import { Heading, headingLevels } from './index.ts';

const meta = {
  title: 'Components/Heading',
  component: Heading,
  args: { children: 'Title of a page', level: '1' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Stack>
      {headingLevels.map((level) => (
        <Heading key={level} level={level}>
          Level {level} · शीर्षक
        </Heading>
      ))}
      <Heading level="2" size="4" isMuted>
        Small and quiet
      </Heading>
    </Stack>
  ),
};
