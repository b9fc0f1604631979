import type { Meta, StoryObj } from '@storybook/react-vite';
import { AlertGlyph, InfoGlyph } from '../../glyphs/glyphs.tsx';
import { Grid } from '../Grid/index.ts';
import { Stat } from './index.ts';

const meta = {
  title: 'Components/Stat',
  component: Stat,
  args: { label: 'Members', value: '1,284', note: 'in 9 groups' },
} satisfies Meta<typeof Stat>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = {
  render: () => (
    <Grid columns="4">
      <Stat
        label="Members"
        value="1,284"
        icon={<InfoGlyph />}
        change={{ text: '3 %', direction: 'up', tone: 'positive' }}
        note="since Baishakh"
      />
      <Stat
        label="Dues"
        value="रु 4,82,00,000"
        tone="caution"
        icon={<AlertGlyph />}
        change={{ text: '12 %', direction: 'down', tone: 'critical' }}
      />
      <Stat label="यो महिना हाजिर सदस्यहरूको सङ्ख्या" value="८६" />
      <Stat label="Ropes" value="17" href="#ropes" note="before Friday" />
    </Grid>
  ),
};
