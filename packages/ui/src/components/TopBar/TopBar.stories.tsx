import type { Meta, StoryObj } from '@storybook/react-vite';
import { InfoGlyph } from '../../glyphs/glyphs.tsx';
import { SearchField } from '../SearchField/index.ts';
import { TopBar, TopBarButton } from './index.ts';

const meta = {
  title: 'Components/TopBar',
  component: TopBar,
  args: { brand: 'Everest Club' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  args: {
    children: <SearchField label="Search" size="sm" placeholder="Search" />,
    actions: (
      <TopBarButton label="Notices, 3 new" count={3}>
        <InfoGlyph />
      </TopBarButton>
    ),
  },
};
