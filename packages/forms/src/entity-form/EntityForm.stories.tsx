import type { Meta, StoryObj } from '@storybook/react-vite';
import { f, isWritable, type Field, type Fields } from '@karmik/model/kit/fields';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useState, type ReactNode } from 'react';
import { createDraft } from '../draft/draft.ts';
import { authors, book, everyKind } from '../stories/library.ts';
import { LibraryForms } from '../stories/LibraryForms.tsx';
import type { FormsSource } from '../provider/FormsProvider.tsx';
import { ComingField } from '../kinds/ComingField.tsx';
import { EntityForm, type FieldGroup } from './EntityForm.tsx';
import { focusField } from './focus-field.ts';
import { fieldId } from './form-context.ts';

const taken = bilingual('ISBN is already in use', 'ISBN पहिल्यै प्रयोग भइसकेको छ');

type BookName = keyof typeof book.fields;

const groups: FieldGroup<BookName>[] = [
  {
    title: bilingual('The book', 'पुस्तक'),
    description: bilingual('As its title page has it', 'आवरण पृष्ठमा भएजस्तै'),
    fields: ['title', 'genre', 'metre', 'isbn', 'pages', 'price', 'author', 'summary'],
  },
  { title: bilingual('Lending', 'सापटी'), fields: ['bought_on', 'lent_on', 'returned_on'], columns: '3' },
  { fields: ['copies'] },
];

interface BookFormProps {
  submit: (body: object, version?: string) => Promise<unknown>;
  onSuccess?: (answer: unknown) => void;
  record?: Record<string, unknown>;
  onNotice?: (message: string) => void;
  isTaken?: (isbn: unknown) => Promise<Text | undefined>;
  draftKey?: string;
  mayWrite?: (name: string) => boolean;
  names?: BookName[];
}

function BookForm({
  submit,
  onSuccess,
  record,
  onNotice,
  isTaken,
  draftKey,
  mayWrite,
  names,
}: BookFormProps): ReactNode {
  const source: FormsSource = onNotice
    ? {
        notices: {
          success: onNotice,
          error: (message) => {
            onNotice(message);
            return () => onNotice('');
          },
        },
      }
    : {};
  return (
    <LibraryForms source={source}>
      <EntityForm
        entity={book}
        {...(names ? { fields: names } : { groups })}
        record={record}
        submit={submit}
        {...(onSuccess ? { onSuccess } : {})}
        {...(isTaken ? { checks: { isbn: isTaken } } : {})}
        {...(draftKey ? { draft: createDraft(sessionStorage, draftKey, 0) } : {})}
        {...(mayWrite ? { mayWrite } : {})}
        onCancel={fn()}
      />
    </LibraryForms>
  );
}

const meta = {
  title: 'Forms/EntityForm',
  component: BookForm,
  args: { submit: fn((): Promise<unknown> => Promise.resolve({ id: 1 })), onSuccess: fn(), onNotice: fn() },
} satisfies Meta<typeof BookForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const kept = {
  title: 'Muna Madan',
  genre: 'Poetry',
  metre: 'Jhyaure',
  isbn: '978-99933',
  pages: 40,
  price: '120.00',
  author: authors[0],
  bought_on: '2026-11-01',
  lent_on: null,
  returned_on: null,
  summary: 'A merchant leaves for Lhasa.',
  copies: [
    { shelf: 'A1', is_worn: false },
    { shelf: 'B2', is_worn: true },
  ],
  status: 'Shelved',
  shelf_mark: 'K-17',
};

export const Default: Story = {};
export const Changing: Story = { args: { record: kept } };
export const InNepali: Story = { args: { record: kept }, globals: { language: 'ne' } };
export const InNepaliAndAd: Story = { args: { record: kept }, globals: { language: 'ne', calendar: 'ad' } };

export const ChecksAllBeforeItSends: Story = {
  name: 'Checks all before it sends, and the summary leads to the fields [VAL-5, VAL-6]',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary.parentElement).toHaveFocus();
    await expect(summary).toHaveTextContent('Please review all the fields and try again.');
    // Said there, and not a second time beside the form.
    await expect(args.onNotice).not.toHaveBeenCalled();
    await expect(args.submit).not.toHaveBeenCalled();
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await expect(title).toHaveAccessibleDescription('Title is Required');
    await expect(title).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Pages is Required' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Pages' })).toHaveFocus());
    await userEvent.type(title, 'Muna Madan');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Title is Required' })).not.toBeInTheDocument());
  },
};

/** A field whose control loads until a button is pressed, as on a slow line. */
function LoadsOnPress(): ReactNode {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <LibraryForms>
      <div id={fieldId('slow', 'pages')}>{isLoaded ? <input aria-label="Pages" /> : <ComingField label="Pages" />}</div>
      <button type="button" onClick={() => focusField('slow', 'pages')}>
        Lead to pages
      </button>
      <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setLoaded(true)}>
        Load
      </button>
    </LibraryForms>
  );
}

export const LeadsToAFieldThatLoads: Story = {
  name: 'Leads to a field whose control still loads, once it is there',
  render: () => <LoadsOnPress />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lead to pages' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Pages' })).toHaveFocus());
  },
};

export const StaysWhereThePersonWent: Story = {
  name: 'Leaves the focus where the person went while the control loaded',
  render: () => <LoadsOnPress />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lead to pages' }));
    await userEvent.tab();
    const load = canvas.getByRole('button', { name: 'Load' });
    await expect(load).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('textbox', { name: 'Pages' });
    await expect(load).toHaveFocus();
  },
};

export const FewFieldsHaveANotice: Story = {
  name: 'A form of few fields says it in a notice, which goes with the next submit [VAL-6]',
  args: { names: ['title'] },
  play: async ({ canvas, args, userEvent }) => {
    const save = await canvas.findByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await expect(title).toHaveFocus();
    await expect(args.onNotice).toHaveBeenLastCalledWith('Please review all the fields and try again.');
    await userEvent.type(title, 'Muna Madan');
    await userEvent.click(save);
    await waitFor(() => expect(args.submit).toHaveBeenCalled());
    await expect(args.onNotice).toHaveBeenNthCalledWith(2, '');
  },
};

export const SaysWhatIsWrongOnLeaving: Story = {
  name: 'Says what is wrong when a field is left, and accuses nobody before',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Title' }));
    await userEvent.tab();
    await expect(canvas.queryByText('Title is Required')).not.toBeInTheDocument();
    const isbn = await canvas.findByRole('textbox', { name: 'ISBN' });
    await userEvent.type(isbn, '97?');
    await userEvent.tab();
    await expect(isbn).toHaveAccessibleDescription(
      'ISBN must be letters, digits, dashes, slashes, dots or underscores',
    );
    await userEvent.type(isbn, '{Backspace}');
    await waitFor(() => expect(isbn).not.toHaveAttribute('aria-invalid', 'true'));
  },
};

export const TypedDaysThatDoNotExist: Story = {
  name: 'A typed day that does not exist is said at its field, and nothing is sent [CAL-2, DAT-2]',
  play: async ({ canvas, args, userEvent }) => {
    const part = (name: string) => canvas.findByRole('spinbutton', { name: `Purchased on, ${name}` });
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), 'Shirishko Phool');
    await userEvent.click(await canvas.findByRole('button', { name: /Genre/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Novel' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Pages' }), '120');
    await userEvent.click(await part('Year'));
    await userEvent.keyboard('20820830{Enter}');
    await expect(await canvas.findByRole('link', { name: /Invalid BS Date/ })).toBeVisible();
    await expect(await canvas.findByRole('group', { name: 'Purchased on' })).toHaveAccessibleDescription(
      'Invalid BS Date',
    );
    await expect(args.submit).not.toHaveBeenCalled();
    await userEvent.click(await part('Day'));
    await userEvent.keyboard('29');
    await waitFor(() => expect(canvas.queryByText(/Invalid BS Date/)).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ bought_on: '2025-12-15' })));
  },
};

export const CreatesAndSays: Story = {
  name: 'Creates with the whole body, once, and says so [VAL-8]',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '  Shirishko Phool ');
    await userEvent.click(await canvas.findByRole('button', { name: /Genre/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Novel' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Pages' }), '१२०');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledWith({ id: 1 }));
    await expect(args.submit).toHaveBeenCalledOnce();
    await expect(args.submit).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Shirishko Phool', genre: 'Novel', pages: 120, metre: null, copies: [] }),
    );
    await expect(args.onNotice).toHaveBeenCalledWith('Successfully created Book');
  },
};

export const HidesAndEmpties: Story = {
  name: 'A field that the others hide is emptied and not asked for',
  args: { record: kept },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Metre' })).toHaveValue('Jhyaure');
    await userEvent.click(await canvas.findByRole('button', { name: /Genre/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Essay' }));
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Metre' })).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ genre: 'Essay', metre: null }));
    await expect(args.onNotice).toHaveBeenCalledWith('Successfully updated Book');
  },
};

export const SendsOnlyWhatChanged: Story = {
  name: 'A change sends only what differs, and nothing when nothing does',
  args: { record: kept },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(args.submit).not.toHaveBeenCalled();
    await expect(await canvas.findByText('Nothing has changed.')).toBeVisible();
    const price = await canvas.findByRole('textbox', { name: 'Price' });
    await userEvent.clear(price);
    await userEvent.type(price, '150');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ price: '150.00' }));
  },
};

export const RulesBetweenFields: Story = {
  args: { record: { ...kept, lent_on: '2026-11-10', returned_on: '2026-11-05' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('link', { name: 'A book comes back after it was lent' })).toBeVisible();
  },
};

const refused = (data: object) =>
  fn((): Promise<unknown> => Promise.reject(Object.assign(new Error('refused'), { data })));

export const ErrorsOfTheServer: Story = {
  name: 'Errors of the server go to their fields, the rest above [VAL-6]',
  args: {
    record: kept,
    submit: refused({
      title: ['Title is already in use'],
      'copies.1.shelf': ['Shelf does not exist'],
      colour: ['Unknown field.'],
      non_field_errors: ['The library is closed.'],
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveTextContent('The library is closed.');
    await expect(summary).toHaveTextContent('colour: Unknown field.');
    await expect(title).toHaveAccessibleDescription('Title is already in use');
    await userEvent.click(canvas.getByRole('link', { name: 'Copies, 2: Shelf does not exist' }));
    const [, shelf] = canvas.getAllByRole('textbox', { name: 'Shelf' });
    await expect(shelf).toHaveFocus();
    await expect(shelf).toHaveAccessibleDescription('Shelf does not exist');
    await userEvent.type(shelf!, '3');
    await waitFor(() => expect(canvas.queryByText(/Shelf does not exist/)).not.toBeInTheDocument());
    await expect(title).toHaveAccessibleDescription('Title is already in use');
  },
};

const stored = { ...kept, title: 'Muna Madan, 2nd edition', pages: 64, price: '150.00', version: '12' };
const outrun = fn((_body: object, version?: string): Promise<unknown> =>
  version === '12'
    ? Promise.resolve({ ...stored, version: '13' })
    : Promise.reject(
        Object.assign(new Error('outrun'), {
          data: {
            detail: 'Maya Gurung changed this while you were editing. Review the current values and save again.',
            code: 'changed_meanwhile',
            by: { id: 8, full_name: 'Maya Gurung', job_title: 'Librarian', profile_picture: null },
            at: '2026-11-21T06:00:00Z',
            differs: ['title'],
            current: stored,
          },
        }),
      ),
);

export const SomebodyElseWasFirst: Story = {
  name: 'Someone else was first: both are shown, and one saves what one chooses',
  args: { record: { ...kept, version: '11' }, submit: outrun },
  play: async ({ canvas, userEvent, args }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.clear(title);
    await userEvent.type(title, 'Muna and Madan');
    const pages = await canvas.findByRole('textbox', { name: 'Pages' });
    await userEvent.clear(pages);
    await userEvent.type(pages, '48');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.submit).toHaveBeenLastCalledWith({ title: 'Muna and Madan', pages: 48 }, '11');
    await expect(await canvas.findByText(/^Maya Gurung changed this while you were editing, /)).toBeVisible();
    // What only they changed is in the form; of what both changed, one's own does until one takes theirs.
    await expect(canvas.getByText('Updated in your form: Price')).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Price' })).toHaveValue('150.00');
    await expect(title).toHaveValue('Muna and Madan');
    await userEvent.click(canvas.getByRole('button', { name: 'Use this value for Title' }));
    await expect(title).toHaveValue('Muna Madan, 2nd edition');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.submit).toHaveBeenLastCalledWith({ pages: 48 }, '12');
    await waitFor(() => expect(canvas.queryByText(/changed this while you were editing/)).not.toBeInTheDocument());
  },
};

const shelved = {
  ...kept,
  version: '11',
  copies: [
    { id: 1, shelf: 'A1', is_worn: false },
    { id: 2, shelf: 'B2', is_worn: true },
  ],
};
const reshelved = {
  ...shelved,
  version: '12',
  copies: [
    { id: 1, shelf: 'A9', is_worn: true },
    { id: 3, shelf: 'C3', is_worn: false },
  ],
};
const outrunInLines = fn((_body: object, version?: string): Promise<unknown> =>
  version === '12'
    ? Promise.resolve({ ...reshelved, version: '13' })
    : Promise.reject(
        Object.assign(new Error('outrun'), {
          data: {
            detail: 'Someone else changed this while you were editing. Review the current values and save again.',
            code: 'changed_meanwhile',
            by: null,
            at: null,
            differs: ['copies'],
            lines: {
              copies: {
                added: [3],
                removed: [2],
                changed: [{ id: 1, fields: ['shelf', 'is_worn'] }],
                is_reordered: false,
              },
            },
            current: reshelved,
          },
        }),
      ),
);

export const SomebodyElseWasFirstInLines: Story = {
  name: 'Lines that both changed come together one by one, and one chooses where they differ',
  args: { record: shelved, submit: outrunInLines },
  play: async ({ canvas, userEvent, args }) => {
    const shelves = () => canvas.getAllByRole('textbox', { name: 'Shelf' });
    await canvas.findByRole('textbox', { name: 'Title' });
    await waitFor(() => expect(shelves()).toHaveLength(2));
    for (const [place, text] of ['A2', 'B3'].entries()) {
      await userEvent.clear(shelves()[place]!);
      await userEvent.type(shelves()[place]!, text);
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/^Someone else changed this while you were editing/)).toBeVisible();
    // What only they did is in the form: a copy is worn, another one is there. One's own shelves do too.
    await expect(canvas.getByText('Updated in your form: Copies, 1: Worn, Copies, 2 (added)')).toBeVisible();
    await waitFor(() => expect(shelves().map((each) => (each as HTMLInputElement).value)).toEqual(['A2', 'C3', 'B3']));
    await expect(canvas.getByText('Copies, 3 removed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use this value for Copies, 1' }));
    await waitFor(() => expect(shelves()[0]).toHaveValue('A9'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    // A line that they removed and one keeps is a new one.
    await expect(args.submit).toHaveBeenLastCalledWith(
      { copies: [...reshelved.copies, { shelf: 'B3', is_worn: true }] },
      '12',
    );
    await waitFor(() => expect(canvas.queryByText(/changed this while you were editing/)).not.toBeInTheDocument());
  },
};

let finish: (() => void) | undefined;
export const BlocksWhileSending: Story = {
  name: 'A second submit is blocked while the first is under way [VAL-6]',
  args: {
    record: kept,
    submit: fn(
      (): Promise<unknown> =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    ),
  },
  play: async ({ canvas, args, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await userEvent.type(title, '!{Enter}');
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
    await userEvent.type(title, '{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: /Save/ }));
    finish?.();
    await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce());
    await expect(args.submit).toHaveBeenCalledOnce();
  },
};

export const AsksSomebodyElse: Story = {
  name: 'A check that asks someone else, after a pause, on leaving and before sending',
  args: {
    record: kept,
    isTaken: fn((isbn: unknown) => Promise.resolve(isbn === '123' ? taken : undefined)),
  },
  play: async ({ canvas, args, userEvent }) => {
    const isbn = await canvas.findByRole('textbox', { name: 'ISBN' });
    await userEvent.clear(isbn);
    await userEvent.type(isbn, '123');
    await userEvent.tab();
    await waitFor(() => expect(isbn).toHaveAccessibleDescription('ISBN is already in use'));
    await userEvent.type(isbn, '4');
    await waitFor(() => expect(isbn).not.toHaveAttribute('aria-invalid', 'true'));
    await userEvent.type(isbn, '{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('link', { name: 'ISBN is already in use' })).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const TellsAllAtOnce: Story = {
  name: 'The first submit tells what the rules and a check of the server find [E17]',
  args: {
    record: kept,
    isTaken: fn((isbn: unknown) => Promise.resolve(isbn === '123' ? taken : undefined)),
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: 'Title' }));
    const isbn = await canvas.findByRole('textbox', { name: 'ISBN' });
    await userEvent.clear(isbn);
    await userEvent.type(isbn, '123{Enter}');
    await expect(await canvas.findByRole('link', { name: 'ISBN is already in use' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Title is Required' })).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const AsksNothingOfWhatIsThere: Story = {
  name: 'Nobody is asked about a value that the record has already',
  args: { record: kept, isTaken: fn((): Promise<Text | undefined> => Promise.resolve(taken)) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ title: 'Muna Madan!' }));
    await expect(args.isTaken).not.toHaveBeenCalled();
  },
};

export const OnAPhone: Story = {
  args: { record: kept },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '22rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: 'Title' });
    await expect(canvasElement.querySelector('form')?.scrollWidth).toBeLessThanOrEqual(352);
  },
};

export const EntriesByKeyboard: Story = {
  name: 'Entries are added, put in order and removed by keyboard, and errors go with them',
  args: { record: kept, names: ['title', 'copies'] },
  play: async ({ canvas, args, userEvent }) => {
    const add = await canvas.findByRole('button', { name: 'Add to Copies' });
    add.focus();
    await userEvent.keyboard('{Enter}');
    const shelves = () => canvas.getAllByRole<HTMLInputElement>('textbox', { name: 'Shelf' });
    await waitFor(() => expect(shelves()[2]).toHaveFocus());
    await expect(canvas.getByText('Copies, 3 added')).toBeInTheDocument();
    await expect(add).toBeDisabled();
    await userEvent.keyboard('C3{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(shelves().map(({ value }) => value)).toEqual(['A1', 'C3', 'B2']));
    await userEvent.clear(shelves()[2]!);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(shelves()[2]).toHaveAttribute('aria-invalid', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: 'Move Copies, 3 up' }));
    await waitFor(() => expect(shelves()[1]).toHaveAttribute('aria-invalid', 'true'));
    await expect(shelves()[2]).not.toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Copies, 2' }));
    await waitFor(() => expect(shelves()).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: 'Remove Copies, 2' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        copies: [
          { shelf: 'A1', is_worn: false },
          { shelf: 'C3', is_worn: false },
        ],
      }),
    );
  },
};

export const ReadOnlyFields: Story = {
  name: 'Fields that this person may not write are values, and are never sent',
  args: {
    record: kept,
    names: ['title', 'price', 'status', 'shelf_mark', 'isbn'],
    mayWrite: (name) => name !== 'price',
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('Rs. 120.00')).toBeVisible();
    await expect(canvas.getByText('Shelved')).toBeVisible();
    await expect(canvas.getByText('K-17')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Price' })).not.toBeInTheDocument();
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Title' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ title: 'Muna Madan!' }));
  },
};

export const DraftIsBroughtBack: Story = {
  args: { draftKey: 'story.book', names: ['title', 'pages'] },
  beforeEach: () => {
    sessionStorage.setItem('story.book', JSON.stringify({ title: 'Half a title' }));
    return () => sessionStorage.removeItem('story.book');
  },
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    await expect(title).toHaveValue('Half a title');
    await expect(canvas.getByText('Your draft was restored.')).toBeVisible();
    await userEvent.type(title, ', and more');
    await waitFor(() => expect(sessionStorage.getItem('story.book')).toContain('Half a title, and more'));
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(title).toHaveValue('');
    await expect(sessionStorage.getItem('story.book')).toBeNull();
  },
};

export const StartOverAfterASave: Story = {
  name: 'To start over after a save leads back to what was saved, and the draft holds no more than what was written since',
  args: {
    draftKey: 'story.book.1',
    names: ['title', 'pages'],
    record: { title: 'Muna', pages: 40 },
    submit: fn(() => Promise.resolve({})),
  },
  beforeEach: () => {
    sessionStorage.setItem('story.book.1', JSON.stringify({ title: 'Muna Madan' }));
    return () => sessionStorage.removeItem('story.book.1');
  },
  play: async ({ args, canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: 'Title' });
    const pages = await canvas.findByRole('textbox', { name: 'Pages' });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ title: 'Muna Madan' }));
    await waitFor(() => expect(sessionStorage.getItem('story.book.1')).toBeNull());
    await userEvent.type(pages, '2');
    await waitFor(() => expect(sessionStorage.getItem('story.book.1')).toBe('{"pages":402}'));
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await expect(title).toHaveValue('Muna Madan');
    await waitFor(() => expect(pages).toHaveValue('40'));
  },
};

const required: Fields = Object.fromEntries(
  Object.entries<Field>(everyKind.fields)
    .filter(([, field]) => isWritable(field) && field.kind !== 'boolean')
    .map(([name, field]) => [name, { ...field, required: true } as Field]),
);

export const LeadsToEveryKind: Story = {
  name: 'The summary leads to the control of every kind',
  render: (args) => (
    <LibraryForms>
      <EntityForm entity={{ fields: required }} submit={args.submit} />
    </LibraryForms>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const names = Object.keys(required);
    const isThere = (name: string) => {
      const slot = canvasElement.querySelector(`[data-field="${name}"]`);
      return slot?.querySelector('input, button, textarea, [contenteditable]') !== null;
    };
    // The editor of rich texts is the largest of what comes.
    await waitFor(() => expect(names.filter((name) => !isThere(name))).toEqual([]), { timeout: 15_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const links = await canvas.findAllByRole('link', { name: /is Required$/ });
    await expect(links).toHaveLength(names.length);
    for (const [index, name] of names.entries()) {
      await userEvent.click(links[index]!);
      await expect(document.activeElement?.closest(`[data-field="${name}"]`)).toBeTruthy();
    }
  },
};

const drawn = new Map<string, number>();
/** A field that counts its drawings: the person who draws it reads its label. */
const counted = (name: string, label: Text): Field =>
  f.text({
    label: {
      get en() {
        drawn.set(name, (drawn.get(name) ?? 0) + 1);
        return label.en;
      },
      ne: label.ne,
    },
    max: 100,
    required: true,
  });
const many = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => {
    const name = `part_${index + 1}`;
    return [name, counted(name, bilingual(`Part ${index + 1}`, `भाग ${index + 1}`))];
  }),
);
const sixty = { fields: many };

export const SixtyFields: Story = {
  name: 'Sixty fields: a key draws its own field and no other',
  render: (args) => (
    <LibraryForms>
      <EntityForm entity={sixty} submit={args.submit} />
    </LibraryForms>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Part 7' });
    await userEvent.type(field, 'a');
    drawn.clear();
    await userEvent.type(field, 'bcdefghij');
    await expect(field).toHaveValue('abcdefghij');
    // The rules read labels when they are made, which happens once; drawing the other fields would say each label nine times.
    await expect([...drawn.keys()]).toEqual(['part_7']);
    await expect(drawn.get('part_7')).toBeLessThanOrEqual(18);
  },
};

const lined = {
  fields: {
    chapters: f.lines({
      label: bilingual('Chapters', 'अध्याय'),
      item: { heading: counted('heading', bilingual('Heading', 'शीर्षक')) },
      max: 20,
    }),
  },
};

export const TwelveLines: Story = {
  name: 'Twelve lines: a key draws its own cell and neither the grid nor the other lines',
  render: (args) => (
    <LibraryForms>
      <EntityForm
        entity={lined}
        initial={{ chapters: Array.from({ length: 12 }, (_, id) => ({ id, heading: `Chapter ${id + 1}` })) }}
        submit={args.submit}
      />
    </LibraryForms>
  ),
  play: async ({ canvas, userEvent }) => {
    const [, , third] = await canvas.findAllByRole('textbox', { name: 'Heading' });
    await userEvent.type(third!, '!');
    drawn.clear();
    await userEvent.type(third!, '?!?!?!?!?');
    await expect(third).toHaveValue('Chapter 3!?!?!?!?!?');
    // One cell says its label twice; the head of the grid would say it once more.
    await expect(drawn.get('heading')).toBeLessThanOrEqual(18);
  },
};
