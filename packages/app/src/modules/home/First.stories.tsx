import type { HomeAnswer } from '@karmik/model/home/home';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { stage } from '../../stories/stage.tsx';
import First from './First.tsx';

const home: HomeAnswer = { inbox: { total: 0, requests: [], lists: [] }, punches: [] };

const meta = {
  title: 'Application/Home/First',
  component: First,
  ...stage({ answers: { 'GET users/me/home/': home } }),
} satisfies Meta<typeof First>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnAPhone: Story = {
  name: '[E25] On a phone the clock comes before what waits',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const punch = await canvas.findByRole('button', { name: 'Punch In' });
    const inbox = await canvas.findByText('Pending for you');
    await expect(punch.getBoundingClientRect().bottom).toBeLessThan(inbox.getBoundingClientRect().top);
    await expect(punch.getBoundingClientRect().bottom).toBeLessThan(400);
  },
};
