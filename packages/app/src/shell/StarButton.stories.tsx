import { bilingual } from '@karmik/model/kit/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { page } from '../routing/route.ts';
import { asked, stage } from '../stories/stage.tsx';
import { StarButton } from './StarButton.tsx';

const route = page('/user/loans', bilingual('My loans', 'मेरा सापटी'), () => Promise.resolve({ default: () => null }));
const kept = ({ path, is_starred }: { readonly path: string; readonly is_starred: boolean }) => ({
  starred_pages: is_starred ? [path] : [],
});

const meta = {
  title: 'Application/StarButton',
  component: StarButton,
  ...stage({ route, answers: { 'PUT users/me/starred-pages/': kept } }),
} satisfies Meta<typeof StarButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: 'A star is put on the page and taken from it',
  play: async ({ canvas, userEvent }) => {
    // The tooltip's code comes with the pointer and exchanges the button: a hand presses the one that is there then, a test the one it found.
    await userEvent.hover(await canvas.findByRole('button', { name: 'Star this page' }));
    await screen.findByRole('tooltip');
    await userEvent.click(await canvas.findByRole('button', { name: 'Star this page' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove star' }));
    await expect(await canvas.findByRole('button', { name: 'Star this page' })).toBeVisible();
    await expect(asked).toEqual(['PUT users/me/starred-pages/', 'PUT users/me/starred-pages/']);
  },
};
export const Starred: Story = { beforeEach: stage({ route, reader: { starred_pages: [route.path] } }).beforeEach };
export const InNepali: Story = { globals: { language: 'ne' } };
