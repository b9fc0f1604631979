import { bilingual } from '@karmik/model/kit/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { page } from '../../routing/route.ts';
import { stage } from '../../stories/stage.tsx';
import SettingsPage from './SettingsPage.tsx';

const nothing = () => Promise.resolve({ default: () => null });
const setting = (name: string, title: string, ne: string, group: 'structure' | 'time') =>
  page(`/admin/:slug/settings/${name}`, bilingual(title, ne), nothing, {
    setting: { group, about: bilingual(`About ${title}`, `${ne} बारे`), of: name },
  });
const hub = page('/admin/:slug/settings', bilingual('Settings', 'सेटिङ'), nothing);
const branches = bilingual('Branches', 'शाखाहरू');

const meta = {
  title: 'Application/SettingsPage',
  component: SettingsPage,
  ...stage({
    route: hub,
    hr: {
      tables: [
        {
          module: 'organization',
          title: bilingual('Organization', 'संस्था'),
          routes: [
            hub,
            setting('branch', 'Branches', 'शाखाहरू', 'structure'),
            setting('holiday', 'Holidays', 'सार्वजनिक बिदा', 'structure'),
            setting('shift', 'Work shifts', 'कार्य सिफ्ट', 'time'),
            // Of another module.
            page('/admin/:slug/loan/settings/loan-type', bilingual('Loan types', 'ऋणका प्रकार'), nothing, {
              setting: { group: 'time', about: bilingual('Rates', 'दर'), of: 'loan_type' },
            }),
          ],
        },
      ],
      codes: [],
    },
    answers: {
      'GET org/himal/settings-state/': {
        branch: { count: 3, label: branches },
        holiday: { count: 0, label: bilingual('Holidays', 'सार्वजनिक बिदा') },
        // One record that no one changed holds its defaults.
        shift: { count: 0 },
      },
    },
  }),
} satisfies Meta<typeof SettingsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToDo: Story = {
  name: '[E30] Stand in groups with what each holds, and those that are still to be set up alone',
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /Branches.*3 branches/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Holidays.*Not set up yet/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Work shifts.*Default/ })).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: 'To set up (1)' }));
    await waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(1));
    await expect(canvas.getByRole('link', { name: /Holidays/ })).toBeVisible();
  },
};
export const OfOneModule: Story = {
  name: 'The page of one module shows its own settings alone',
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Work shifts/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Loan types/ })).toBeNull();
  },
};
export const InNepali: Story = {
  globals: { language: 'ne' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'राख्न बाँकी (१)' })).toBeVisible();
  },
};
