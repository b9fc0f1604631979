import { bilingual } from '@karmik/model/kit/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { page } from '../../routing/route.ts';
import { stage } from '../../stories/stage.tsx';
import { overview } from '../kit/routes.ts';
import { overviewScreen } from '../kit/screens.ts';
import HubPage from './HubPage.tsx';

const reports = page(
  '/user/library/reports',
  bilingual('Library reports', 'पुस्तकालयका प्रतिवेदन'),
  () => Promise.resolve({ default: HubPage }),
  { isHub: true, menu: {} },
);
const lending = { section: bilingual('Lending', 'लेनदेन') };
const stock = { section: bilingual('Stock', 'मौज्दात') };
const answering = (question: string, inNepali: string) => () =>
  Promise.resolve({ default: overviewScreen({ description: bilingual(question, inNepali), tiles: [] }) });
const routes = [
  reports,
  overview(
    `${reports.path}/late`,
    bilingual('Late returns', 'ढिलो फिर्ता'),
    answering('Who keeps books for too long?', 'पुस्तक धेरै बेर कसले राख्छन्?'),
    lending,
  ),
  overview(
    `${reports.path}/popular`,
    bilingual('Popular books', 'लोकप्रिय पुस्तक'),
    answering('Which books are lent most?', 'सबैभन्दा बढी कुन पुस्तक जान्छन्?'),
    lending,
  ),
  overview(
    `${reports.path}/shelves`,
    bilingual('Books by shelf', 'दराजअनुसार पुस्तक'),
    answering('Where are the books?', 'पुस्तक कहाँ छन्?'),
    stock,
  ),
];

const meta = {
  title: 'Application/ReportIndex',
  component: HubPage,
  ...stage({ tables: [{ module: 'library', group: 'work', routes }], route: reports }),
} satisfies Meta<typeof HubPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  name: '[E29] Reports are an index by headings, with what each answers',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Lending' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Stock' })).toBeVisible();
    await expect(
      await canvas.findByRole('link', { name: 'Late returns Who keeps books for too long?' }),
    ).toHaveAttribute('href', '/user/library/reports/late');
    await expect(canvas.queryByRole('tab')).toBeNull();
  },
};
export const Search: Story = {
  name: '[E29] The search finds a report by its name, its question, and in the other language',
  play: async ({ canvas }) => {
    const names = () =>
      canvas.queryAllByRole('link').flatMap(({ textContent }) => (textContent.includes('?') ? [textContent] : []));
    const field = await canvas.findByRole('searchbox');
    await canvas.findByText('Where are the books?');
    await userEvent.type(field, 'too long');
    await expect(names()).toEqual(['Late returnsWho keeps books for too long?']);
    await userEvent.clear(field);
    await userEvent.type(field, 'लोकप्रिय');
    await expect(names()).toEqual(['Popular booksWhich books are lent most?']);
    await userEvent.clear(field);
    await userEvent.type(field, 'payroll');
    await expect(canvas.getByText('No report matches')).toBeVisible();
  },
};
export const InNepali: Story = { globals: { language: 'ne' } };
