import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchField } from '@karmik/ui/SearchField';
import { Stack } from '@karmik/ui/Stack';
import { Text } from '@karmik/ui/Text';
import { useState, type ReactNode } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { everyKind } from '../stories/library.ts';
import { LibraryForms } from '../stories/LibraryForms.tsx';
import { FilterForm } from './FilterForm.tsx';
import { filtersFromParams, withFilters } from './filter-params.ts';

type Name = keyof typeof everyKind.fields;

interface ShelfFiltersProps {
  names: readonly Name[];
  /** The search of the address at the beginning. */
  address: string;
}

/** A list's filters with an address that they stand in. */
function ShelfFilters({ names, address }: ShelfFiltersProps): ReactNode {
  const [search, setSearch] = useState(address);
  const params = new URLSearchParams(search);
  return (
    <LibraryForms>
      <Stack>
        <FilterForm
          entity={everyKind}
          names={names}
          value={filtersFromParams(everyKind.fields, names, params)}
          onChange={(filters) => setSearch(withFilters(everyKind.fields, names, params, filters).toString())}
          search={<SearchField label="Search" />}
        />
        <Text as="div" isMono size="sm">
          <output aria-label="Address">?{search}</output>
        </Text>
      </Stack>
    </LibraryForms>
  );
}

const meta = {
  title: 'Forms/FilterForm',
  component: ShelfFilters,
  args: { names: ['name', 'genre', 'books', 'built_on', 'keeper'], address: 'sort=-name&offset=50' },
} satisfies Meta<typeof ShelfFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const InNepali: Story = {
  args: { address: 'genre__in=Poetry,Novel&books__gte=1200&built_on__lte=2026-11-21&keeper=8' },
  globals: { language: 'ne' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { expanded: false }));
  },
};

export const StandsInTheAddress: Story = {
  name: 'An address names filters, and what a filter becomes is in the address',
  args: { address: 'sort=-name&offset=50&genre__in=Poetry%2CNovel&books__gte=1200&keeper=8&name__gte=a' },
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('status', { name: 'Address' });
    await expect(canvas.getByText('Genre: Poetry, Novel')).toBeVisible();
    await expect(canvas.getByText('Books: ≥ 1,200')).toBeVisible();
    await expect(await canvas.findByText('Keeper: Pemba Sherpa')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (3)' }));
    await userEvent.click(canvas.getByRole('button', { name: /Remove Genre/ }));
    await expect(address).toHaveTextContent('?sort=-name&name__gte=a&books__gte=1200&keeper=8');
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Books, to' }), '2000{Enter}');
    await expect(await canvas.findByText('Books: 1,200 – 2,000')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'win{Enter}');
    await waitFor(() => expect(address).toHaveTextContent('name__contains=win'));
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(address).toHaveTextContent('?sort=-name&name__gte=a'));
  },
};

export const DaysFromAndTo: Story = {
  name: 'Days are asked for in one range; either end may stay open, and one that changes leaves the other [LIB-1]',
  args: { names: ['built_on'], address: 'sort=-name' },
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('status', { name: 'Address' });
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await canvas.findByRole('spinbutton', { name: 'Built on, To, Year' }));
    await userEvent.keyboard('20830824');
    await waitFor(() => expect(address).toHaveTextContent('?sort=-name&built_on__lte=2026-12-10'));
    await userEvent.click(canvas.getByRole('spinbutton', { name: 'Built on, From, Year' }));
    await userEvent.keyboard('20830801');
    await waitFor(() =>
      expect(address).toHaveTextContent('?sort=-name&built_on__gte=2026-11-17&built_on__lte=2026-12-10'),
    );
    await userEvent.keyboard('{Backspace}');
    await waitFor(() => expect(address).toHaveTextContent('?sort=-name&built_on__lte=2026-12-10'));
    await expect(canvas.getByRole('spinbutton', { name: 'Built on, From, Month' })).toHaveValue('08');
    await expect(canvas.getByRole('spinbutton', { name: 'Built on, To, Day' })).toHaveValue('24');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(address).toHaveTextContent('?sort=-name'));
    await expect(canvas.getByRole('spinbutton', { name: 'Built on, From, Month' })).toHaveValue('');
  },
};

export const SeveralChoices: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Genre/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Essay' }));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('status', { name: 'Address' })).toHaveTextContent('?sort=-name&genre=Essay');
  },
};

export const EveryKind: Story = {
  args: { names: Object.keys(everyKind.fields) as Name[] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
  },
};
