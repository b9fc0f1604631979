import { bilingual } from '@karmik/model/kit/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { page } from '../../routing/route.ts';
import { stage } from '../../stories/stage.tsx';
import SearchButton from './SearchButton.tsx';

const nothing = () => Promise.resolve({ default: () => null });
const home = page('/user/noticeboard', bilingual('Noticeboard', 'सूचना पाटी'), nothing);
const letters = page('/user/letters', bilingual('Letters', 'पत्रहरू'), nothing);

const meta = {
  title: 'Application/SearchButton',
  component: SearchButton,
  ...stage({
    tables: [{ module: 'library', group: 'home', routes: [home, letters] }],
    route: home,
    answers: { 'GET hris/himal/employee-search/': { results: [] } },
  }),
  render: () => (
    <>
      <SearchButton />
      <main tabIndex={-1}>
        <label>
          Title <input />
        </label>
      </main>
    </>
  ),
} satisfies Meta<typeof SearchButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[E22] A question mark lists the keys, but not in a text',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Search pages' });
    await userEvent.click(canvas.getByRole('textbox', { name: 'Title' }));
    await userEvent.keyboard('?');
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveValue('?');
    await expect(screen.queryByRole('dialog')).toBeNull();
    canvas.getByRole('main').focus();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(dialog).toHaveTextContent('Ctrl+K');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Focus: Story = {
  name: '[E22] A page that is chosen in the search has the focus, so that Tab goes on in it',
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Search pages' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Go to a page' });
    await userEvent.keyboard('Letters');
    await screen.findByRole('option', { name: /^Letters/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  },
};
