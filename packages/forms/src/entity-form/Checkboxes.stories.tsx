import { f } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { LibraryForms } from '../stories/LibraryForms.tsx';
import { EntityForm } from './EntityForm.tsx';

const lending = {
  label: bilingual('Lending rule', 'सापटीको नियम'),
  fields: {
    shelf: f.choice({
      label: bilingual('Shelf', 'दराज'),
      choices: { Novels: bilingual('Novels', 'उपन्यास'), Poems: bilingual('Poems', 'कविता') },
    }),
    renews: f.boolean({ label: bilingual('Renews by itself', 'आफैँ नवीकरण हुने'), default: false }),
  },
} as const;

function LendingForm(): ReactNode {
  return (
    <LibraryForms>
      <EntityForm entity={lending} submit={() => Promise.resolve({})} />
    </LibraryForms>
  );
}

const meta = { title: 'Forms/Checkboxes', component: LendingForm } satisfies Meta<typeof LendingForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const middleOf = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect();
  return (top + bottom) / 2;
};

export const BesideASelect: Story = {
  name: '[E39] A checkbox is on the line of the select next to it, not on that of its label',
  play: async ({ canvas }) => {
    const select = await canvas.findByRole('button', { name: /Shelf/ });
    const label = canvas.getByText('Renews by itself');
    await expect(Math.abs(middleOf(label) - middleOf(select))).toBeLessThanOrEqual(4);
    await expect(label.getBoundingClientRect().left).toBeGreaterThan(select.getBoundingClientRect().right);
  },
};
