import { bilingual } from '@karmik/model/kit/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { page } from '../../routing/route.ts';
import { stage } from '../../stories/stage.tsx';
import PhoneBar from './PhoneBar.tsx';

const nothing = () => Promise.resolve({ default: () => null });
const home = page('/user/noticeboard', bilingual('Noticeboard', 'सूचना पाटी'), nothing);
const routes = [
  home,
  page('/user/leave/request', bilingual('Request leave', 'बिदा माग्नुहोस्'), nothing),
  page('/user/attendance/request/adjustment', bilingual('Adjustments', 'समायोजन'), nothing, {
    begins: { label: bilingual('Request adjustment', 'समायोजन माग्नुहोस्') },
  }),
];

const meta = {
  title: 'Application/PhoneBar',
  component: PhoneBar,
  ...stage({ tables: [{ module: 'library', group: 'home', routes }], route: home }),
} satisfies Meta<typeof PhoneBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[E25] The bar of a phone leads to Home, Time, Requests and Me',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('navigation', { name: 'Main pages' });
    await expect([...bar.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual([
      'Home',
      'Time',
      'Requests',
      'Me',
    ]);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Time' })).toHaveAttribute('href', '/user/attendance/overview');
  },
};
export const OnAPhone: Story = {
  name: '[E25] Requests begin in two presses',
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Requests' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: 'Request leave' })).toHaveAttribute(
      'href',
      '/user/leave/request',
    );
    await expect(screen.getByRole('menuitem', { name: 'Request adjustment' })).toHaveAttribute(
      'href',
      '/user/attendance/request/adjustment?open=new',
    );
  },
};
