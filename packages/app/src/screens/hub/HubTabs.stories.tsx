import { bilingual } from '@karmik/model/kit/text';
import { Text } from '@karmik/ui/Text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { page, type Route } from '../../routing/route.ts';
import { stage } from '../../stories/stage.tsx';
import { HubTabs } from './HubTabs.tsx';

const nothing = () => Promise.resolve({ default: () => null });
const requests = page('/user/loans', bilingual('My loans', 'मेरा सापटी'), nothing, {
  among: 'loans',
  tab: bilingual('Requests', 'अनुरोध'),
});
const returns = page('/user/returns', bilingual('My returns', 'मेरा फिर्ती'), nothing, {
  among: 'loans',
  tab: bilingual('Returns', 'फिर्ती'),
});
const alone = page('/user/shelves', bilingual('Shelves', 'दराज'), nothing);
const tables = [{ module: 'library', group: 'work', routes: [requests, returns, alone] }] as const;
const standing = (route: Route) => stage({ tables: [...tables], route });

const meta = {
  title: 'Application/HubTabs',
  component: HubTabs,
  args: { counts: { [requests.path]: 2 }, children: <Text>Muna Madan, lent by Rita Gurung</Text> },
  ...standing(requests),
} satisfies Meta<typeof HubTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'Pages beside each other are tabs, each with its address',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('tab', { name: /Requests/, selected: true })).toHaveTextContent('2');
    await expect(canvas.getByRole('tab', { name: 'Returns' })).toHaveAttribute('href', returns.path);
  },
};
export const InNepali: Story = { globals: { language: 'ne' } };
