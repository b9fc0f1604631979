import { todayThere } from '../../src/preferences/place.ts';
import { relativeSpan } from '@karmik/model/kit/period';
import { snackbar } from '@karmik/ui/Snackbar';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loan, loans } from './library.ts';
import { close, open } from './stage.tsx';

/** A machine under load takes its time; nothing here waits longer than it must. */
const patient = { timeout: 15_000 };
const shown = (locator: ReturnType<typeof page.getByText>) => expect.element(locator, patient).toBeVisible();
const gone = (locator: ReturnType<typeof page.getByText>) =>
  expect.poll(() => locator.elements().length, patient).toBe(0);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const titles = (): string[] =>
  page
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => row.querySelector('[role=rowheader], [role=gridcell], td, th')?.textContent ?? '');

/** Many loans, for lists with pages. */
const many = Array.from({ length: 60 }, (_, index) => ({
  ...loans[0],
  id: index + 1,
  title: `Book ${String(index + 1).padStart(2, '0')}`,
}));
const refusal = (status: number, detail = 'No.') => Response.json({ detail }, { status });
/** Someone else lends the second loan before the decision on it arrives. */
function overtaken() {
  let isLent = false;
  return ({ method, path }: { method: string; path: string }) => {
    if (method === 'POST') {
      isLent = true;
      return refusal(409, 'Rita Gurung has lent it at 2:05 pm.');
    }
    return isLent && path === 'org/himal/loan/2/'
      ? Response.json({ ...loans.find(({ id }) => id === 2), status: 'Lent', actions: [], histories: [] })
      : undefined;
  };
}

afterEach(() => {
  onlineManager.setOnline(true);
  close();
});

describe('a list', () => {
  it('is read by filters, order and page of its address, and writes them there', async () => {
    const { server, address } = await open('/library/loans?status=Asked&sort=-pages');
    await shown(page.getByText('Status: Asked'));
    await expect.poll(titles, patient).toEqual(['Seto Bagh', 'Muna Madan']);
    await page.getByRole('columnheader', { name: /Title/ }).click();
    await expect.poll(address, patient).toBe('/library/loans?status=Asked&sort=title');
    await expect.poll(titles, patient).toEqual(['Muna Madan', 'Seto Bagh']);
    await page.getByRole('searchbox').fill('muna');
    await expect.poll(address, patient).toBe('/library/loans?status=Asked&sort=title&search=muna');
    await expect.poll(titles, patient).toEqual(['Muna Madan']);
    expect(server.last('GET', 'org/himal/loan/')?.search.get('search')).toBe('muna');
    await button('Remove Status: Asked').click();
    await expect.poll(address, patient).toBe('/library/loans?sort=title&search=muna');
  });

  it('has pages, and a filter begins at the first', async () => {
    const { address } = await open('/library/loans?page=2', { rows: many });
    await shown(page.getByText('Book 26'));
    await button(/Next/).click();
    await expect.poll(address, patient).toBe('/library/loans?page=3');
    await shown(page.getByText('Book 51'));
    await button('Filters').click();
    await page.getByRole('search').getByRole('button', { name: /Genre/ }).click();
    await page.getByRole('option', { name: 'Novel' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(address, patient).toBe('/library/loans?genre=Novel');
    await shown(page.getByText('Book 01'));
  });

  it('of another address is put in order and exported where that has all of it', async () => {
    const { server, address } = await open('/library/full');
    await expect.poll(titles, patient).toHaveLength(3);
    await page.getByRole('columnheader', { name: /Pages/ }).click();
    await expect.poll(address, patient).toBe('/library/full?sort=pages');
    await expect.poll(titles, patient).toEqual(['Muna Madan', 'Shirishko Phool', 'Seto Bagh']);
    expect(server.last('GET', 'org/himal/loan/')?.search.get('as')).toBe('hr');
    await button('Export').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
    await vi.waitFor(() => expect(server.last('GET', 'org/himal/loan/export/')).toBeDefined(), patient);
    expect(Object.fromEntries(server.last('GET', 'org/himal/loan/export/')?.search ?? [])).toMatchObject({
      as: 'hr',
      sort: 'pages',
    });
  });

  it('says what an empty field stands for, where it stands for something', async () => {
    await open('/library/full', { rows: [...loans, { ...loans[0], id: 4, title: 'Chihan', fee: null }] });
    await expect.poll(titles, patient).toContain('Chihan');
    const free = () => page.getByText('Free', { exact: true }).elements();
    await expect.poll(() => free().length, patient).toBe(loans.filter(({ fee }) => fee === null).length + 1);
  });

  it('is narrowed by a field of lines, which is called after both', async () => {
    const { server, address } = await open('/library/loans');
    await expect.poll(titles, patient).toHaveLength(3);
    await button('Filters').click();
    await page
      .getByRole('search')
      .getByRole('button', { name: /Marks: What/ })
      .click();
    await page.getByRole('option', { name: 'Read' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(address, patient).toBe('/library/loans?marks.what=Read');
    await expect.poll(titles, patient).toEqual(['Shirishko Phool']);
    expect(server.last('GET', 'org/himal/loan/')?.search.get('marks.what')).toBe('Read');
    await shown(page.getByText('Marks: What: Read'));
    await page.getByRole('textbox', { name: 'Marks: Note' }).fill('night');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address, patient).toBe('/library/loans?marks.what=Read&marks.note__contains=night');
    await button('Remove Marks: What: Read').click();
    await expect.poll(address, patient).toBe('/library/loans?marks.note__contains=night');
    await expect.poll(titles, patient).toEqual(['Shirishko Phool']);
  });

  it('is narrowed by a field of lines that its address alone names, and says so', async () => {
    await open('/library/loans?marks.who=8');
    await expect.poll(titles, patient).toEqual(['Shirishko Phool']);
    await shown(page.getByRole('button', { name: /^Remove Marks: Who/ }));
    await button(/^Remove Marks: Who/).click();
    await expect.poll(titles, patient).toHaveLength(3);
  });

  it('keeps a view under a name, and opens it again', async () => {
    const { server, address } = await open('/library/loans?genre=Poetry&sort=-pages');
    await button('Views').click();
    await page.getByRole('textbox', { name: /name/i }).fill('Poems');
    await button('Save this view').click();
    await expect.poll(() => server.views.length, patient).toBe(1);
    expect(server.last('POST', 'org/himal/views/')?.body).toMatchObject({
      screen: '/library/loans',
      name: 'Poems',
      state: { address: 'genre=Poetry&sort=-pages' },
    });
    await shown(button('Views: Poems'));
    await userEvent.keyboard('{Escape}');
    await button('Clear all').click();
    await expect.poll(address, patient).toBe('/library/loans?sort=-pages');
    await button('Views').click();
    await page.getByText('Poems', { exact: true }).click();
    await expect.poll(address, patient).toBe('/library/loans?genre=Poetry&sort=-pages');
  });

  it('says that it is on its way, that it is empty, and that nothing matches', async () => {
    let answer: (() => void) | undefined;
    const waiting = new Promise<undefined>((resolve) => {
      answer = () => resolve(undefined);
    });
    await open('/library/loans', { rows: [], instead: () => waiting as never });
    await expect.poll(() => document.querySelector('[aria-busy="true"]'), patient).not.toBeNull();
    answer?.();
    await shown(page.getByText('Lend the first book.'));
    const { address } = await open('/library/loans');
    await shown(page.getByText('Muna Madan'));
    await page.getByRole('searchbox').fill('nothing of this name');
    await button('Clear search and filters').click();
    await expect.poll(address, patient).toBe('/library/loans');
    await shown(page.getByText('Muna Madan'));
  });

  it('tries again after a failure, and says what is refused [ERR-1] [E35]', async () => {
    const { server } = await open('/library/loans', {
      instead: ({ path }) => (path.endsWith('/loan/') ? refusal(500) : undefined),
    });
    await shown(page.getByText('Internal Server Error'));
    server.instead = undefined;
    await button('Try again').click();
    await shown(page.getByText('Muna Madan'));
    await open('/library/loans', { instead: ({ path }) => (path.endsWith('/loan/') ? refusal(403) : undefined) });
    await shown(heading('Permission Denied'));
  });

  it('says that there is no connection, and shows what it had', async () => {
    await open('/library/loans');
    await shown(page.getByText('Muna Madan'));
    onlineManager.setOnline(false);
    await shown(page.getByText('No connection'));
    await shown(page.getByText('Muna Madan'));
    onlineManager.setOnline(true);
    await gone(page.getByText('No connection'));
  });

  it('leads to the page of a record', async () => {
    const { address } = await open('/library/loans');
    await page.getByRole('link', { name: 'Muna Madan' }).click();
    await expect.poll(address, patient).toBe('/library/loans/2');
    await shown(heading('Muna Madan'));
  });
});

describe('a detail', () => {
  it('shows fields, a section of its own, a timeline, the status and what is next to', async () => {
    await open('/library/loans/3');
    await shown(heading('Shirishko Phool'));
    await shown(page.getByText('80 pages to read'));
    await shown(page.getByText('Lent to Pemba Sherpa'));
    await shown(page.getByText('Finished in a night'));
    await shown(page.getByText('3 Dec 2026'));
    await shown(page.getByText('Lent', { exact: true }));
  });

  it('is not found for a record that is not there [ERR-1]', async () => {
    await open('/library/loans/99');
    await shown(heading('Page Not Found'));
  });
});

describe('a form', () => {
  it('creates with one post and goes on to the record [VAL-8]', async () => {
    const { server, address } = await open('/library/loans/new');
    await page.getByLabelText(/Title/).fill('Palpasa Café');
    await page.getByLabelText(/Pages/).fill('270');
    await userEvent.click(page.getByRole('spinbutton', { name: /year/i }).first());
    await userEvent.keyboard('20261121');
    await button('Save').click();
    await expect.poll(address, patient).toBe('/library/loans/4');
    expect(server.last('POST')?.body).toEqual({ title: 'Palpasa Café', pages: 270, lent_on: '2026-11-21' });
    await shown(page.getByText('Successfully created Loan').last());
  });

  it('puts what the server refuses onto its field [VAL-6]', async () => {
    const { server } = await open('/library/loans/new');
    await button('Save').click();
    await shown(page.getByText('Title is Required').first());
    expect(server.last('POST')).toBeUndefined();
    await page.getByLabelText(/Title/).fill('Muna Madan');
    await page.getByLabelText(/Pages/).fill('60');
    await userEvent.click(page.getByRole('spinbutton', { name: /year/i }).first());
    await userEvent.keyboard('20261121');
    await button('Save').click();
    await shown(page.getByText('Title has been used already').first());
    await expect.element(page.getByLabelText(/Title/)).toHaveAttribute('aria-invalid', 'true');
  });

  it('changes a record by what is different [VAL-8]', async () => {
    const { server, address } = await open('/library/loans/2/edit');
    await expect.element(page.getByLabelText(/Title/), patient).toHaveValue('Muna Madan');
    await page.getByLabelText(/Pages/).fill('64');
    await button('Save').click();
    await expect.poll(address, patient).toBe('/library/loans/2');
    expect(server.last('PATCH')).toMatchObject({ path: 'org/himal/loan/2/', body: { pages: 64 } });
  });
});

describe('a wizard', () => {
  it('checks each step, shows all once more, and sends one post', async () => {
    const { server, address } = await open('/library/loans/wizard');
    await button('Next').click();
    await shown(page.getByText('Title is Required').first());
    await page.getByLabelText(/Title/).fill('Palpasa Café');
    await page.getByLabelText(/Pages/).fill('270');
    await button('Next').click();
    await userEvent.click(page.getByRole('spinbutton', { name: /year/i }).first());
    await userEvent.keyboard('20261121');
    await button('Next').click();
    await shown(page.getByText('Palpasa Café'));
    expect(server.last('POST')).toBeUndefined();
    await button('Save').click();
    await expect.poll(address, patient).toBe('/library/loans/4');
    expect(server.last('POST')?.body).toEqual({ title: 'Palpasa Café', pages: 270, lent_on: '2026-11-21' });
  });
});

describe('master data', () => {
  it('open in a drawer by the address: new, changed, deleted', async () => {
    const { server, address } = await open('/library/settings');
    await button('Add loan').click();
    await expect.poll(address, patient).toBe('/library/settings?open=new');
    await shown(page.getByRole('dialog').getByText('Add loan'));
    await userEvent.keyboard('{Escape}');
    await gone(page.getByRole('dialog'));

    await button('More for Muna Madan').click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    await expect.element(page.getByLabelText(/Pages/), patient).toHaveValue('60');
    await page.getByLabelText(/Pages/).fill('61');
    await button('Save').click();
    await gone(page.getByRole('dialog'));
    expect(server.last('PATCH')?.body).toEqual({ pages: 61 });
    await shown(page.getByText('61', { exact: true }));

    await button('More for Muna Madan').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await shown(page.getByRole('alertdialog').getByText('Delete Muna Madan?'));
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await gone(page.getByRole('rowheader', { name: 'Muna Madan' }));
    expect(server.rows.map(({ id }) => id)).toEqual([1, 3]);
  });

  it('that are added begin with what their list is narrowed to [E30]', async () => {
    const { server } = await open('/library/settings?genre=Poetry&open=new');
    await page.getByLabelText(/Title/).fill('Muna');
    await page.getByLabelText(/Pages/).fill('40');
    await userEvent.click(page.getByRole('spinbutton', { name: /year/i }).first());
    await userEvent.keyboard('20261121');
    await button('Save').click();
    await gone(page.getByRole('dialog'));
    expect(server.last('POST')?.body).toEqual({ title: 'Muna', pages: 40, lent_on: '2026-11-21', genre: 'Poetry' });
  });

  it('are restored by the notice that says they are archived', async () => {
    const { server } = await open('/library/settings');
    Object.assign(loan, { archive: true });
    server.instead = ({ method, path }) =>
      method === 'POST' && path.endsWith('/restore/') ? Response.json({ id: 2 }) : undefined;
    try {
      await button('More for Muna Madan').click();
      await page.getByRole('menuitem', { name: 'Archive' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Archive' }).click();
      const notices = () => snackbar.toasts.visibleToasts.map(({ content }) => content);
      await expect.poll(() => notices()[0]?.text, patient).toBe('Muna Madan archived.');
      expect(notices()[0]?.action?.label).toBe('Undo');
      notices()[0]?.action?.onPress();
      await expect.poll(() => server.last('POST')?.path, patient).toBe('org/himal/loan/2/restore/');
      await expect.poll(() => notices().map(({ text }) => text), patient).toContain('Muna Madan restored.');
    } finally {
      Reflect.deleteProperty(loan, 'archive');
    }
  });

  it('say what uses a record that is to go, and ask what takes its place [ORG-4]', async () => {
    const { server } = await open('/library/settings');
    server.instead = ({ method }) =>
      method === 'DELETE'
        ? Response.json(
            {
              code: 'in_use',
              detail: 'Muna Madan is in use by 3 readers. Choose another there first.',
              uses: [{ count: 3, label: { en: 'Readers', ne: 'पाठकहरू' } }],
            },
            { status: 409 },
          )
        : undefined;
    await button('More for Muna Madan').click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await shown(page.getByText('In use by 3 readers. Choose a replacement that applies from today.'));
    await page.getByRole('dialog').getByRole('button', { name: 'Replace and delete' }).click();
    await shown(page.getByText('Replacement is Required'));
    // The first closes the list of what could be chosen.
    await userEvent.keyboard('{Escape}{Escape}');
    await gone(page.getByRole('dialog'));
    await shown(page.getByRole('rowheader', { name: 'Muna Madan' }));
  });

  it('are only looked at by who may not write [PRM-1]', async () => {
    await open('/library/settings?open=1', { codes: ['2.99'] });
    await shown(page.getByRole('dialog').getByText('310'));
    expect(page.getByRole('dialog').getByRole('button', { name: 'Save' }).elements()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    expect(button('Add loan').elements()).toEqual([]);
  });

  it('show what is below what as a tree', async () => {
    const { address } = await open('/library/settings');
    await page.getByRole('radio', { name: 'Tree' }).click();
    await expect.poll(address, patient).toBe('/library/settings?look=tree');
    await expect
      .poll(
        () =>
          page
            .getByRole('row')
            .elements()
            .map((row) => [row.getAttribute('aria-label') ?? row.textContent, row.getAttribute('aria-level')]),
        patient,
      )
      .toEqual([
        ['Seto Bagh', '1'],
        ['Shirishko Phool', '2'],
        ['Muna Madan', '1'],
      ]);
  });

  it('begin with the tree where the screen says so, and have the list beside it', async () => {
    const { address } = await open('/library/shelves');
    await expect.poll(() => page.getByRole('row').elements()[0]?.getAttribute('aria-level'), patient).toBe('1');
    await page.getByRole('radio', { name: 'List' }).click();
    await expect.poll(address, patient).toBe('/library/shelves?look=list');
    await shown(page.getByRole('columnheader', { name: /Title/ }));
    await page.getByRole('radio', { name: 'Tree' }).click();
    await expect.poll(address, patient).toBe('/library/shelves');
  });
});

describe('requests', () => {
  it('show one that was sent before the list had come, though the list was read before it', async () => {
    const { promise: isLate, resolve: answer } = Promise.withResolvers<Response>();
    const { server } = await open('/library/requests?open=new', {
      instead: ({ method, path }) => {
        if (method !== 'GET' || path !== 'org/himal/loan/') return undefined;
        server.instead = undefined;
        return isLate;
      },
    });
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Title' }).fill('Palpasa Café');
    await form.getByRole('textbox', { name: 'Pages' }).fill('270');
    await form.getByRole('spinbutton', { name: /year/i }).click();
    await userEvent.keyboard('20261121');
    await button('Send').click();
    await gone(form);
    answer(Response.json({ results: [], next: null, count: 0 }));
    await shown(page.getByRole('link', { name: 'Palpasa Café' }));
  });

  it('are decided beside their list one after another, until none is pending', async () => {
    const { server, address } = await open('/library/requests');
    const decide = async (remark: string) => {
      await button('Lend').click();
      await page.getByRole('textbox', { name: /Remarks/ }).fill(remark);
      await page.getByRole('dialog').getByRole('button', { name: 'Lend' }).last().click();
    };
    await page.getByRole('link', { name: 'Muna Madan' }).click();
    await expect.poll(address, patient).toBe('/library/requests?open=2');
    await decide('Bring it back.');
    await expect.poll(() => server.last('POST')?.path, patient).toBe('org/himal/loan/2/lend/');
    expect(server.last('POST')?.body).toMatchObject({ remark: 'Bring it back.' });
    await shown(page.getByText('Lent: Muna Madan').first());
    await shown(page.getByRole('dialog', { name: 'Loan: Seto Bagh' }));
    expect(address()).toBe('/library/requests?open=1');
    expect(page.getByText(/^All done/).elements()).toHaveLength(0);
    await decide('And this one.');
    await expect.poll(() => server.last('POST')?.path, patient).toBe('org/himal/loan/1/lend/');
    await shown(page.getByText('All done. Nothing else in this list is pending.'));
    await shown(page.getByRole('dialog', { name: 'Loan: Seto Bagh' }).getByText('Lent', { exact: true }));
    expect(button('Next pending request').elements()).toHaveLength(0);
    await button('Close').click();
    await expect.poll(address, patient).toBe('/library/requests');
  });

  it('open by a press anywhere on their row that is no control and selects no text', async () => {
    const { address } = await open('/library/requests');
    const cell = page.getByRole('row', { name: /Muna Madan/ }).getByRole('gridcell', { name: 'Poetry' });
    await shown(cell);
    getSelection()?.selectAllChildren(cell.element());
    cell.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    getSelection()?.removeAllRanges();
    await page.getByRole('checkbox', { name: 'Select Muna Madan' }).click();
    await shown(page.getByText('1 selected'));
    expect(address()).toBe('/library/requests');
    await cell.click();
    await expect.poll(address, patient).toBe('/library/requests?open=2');
    await shown(page.getByRole('dialog', { name: 'Loan: Muna Madan' }));
  });

  it('are not called all decided where the list goes on beyond what is loaded', async () => {
    await open('/library/requests?open=2', {
      instead: ({ method, path }) =>
        method === 'GET' && path === 'org/himal/loan/'
          ? Response.json({ count: 40, next: null, previous: null, results: [loans.find(({ id }) => id === 2)] })
          : undefined,
    });
    await button('Lend').click();
    await page.getByRole('textbox', { name: /Remarks/ }).fill('Bring it back.');
    await page.getByRole('dialog').getByRole('button', { name: 'Lend' }).last().click();
    await shown(page.getByText('All done on this page. The list continues, and more may be pending there.'));
    await gone(page.getByText('Nothing else in this list is pending', { exact: false }));
  });

  it('can be passed over for the next pending one', async () => {
    const { server, address } = await open('/library/requests?open=1');
    await button('Next pending request').click();
    await shown(page.getByRole('dialog', { name: 'Loan: Muna Madan' }));
    expect(address()).toBe('/library/requests?open=2');
    expect(server.last('POST')).toBeUndefined();
  });

  it('stay in front of the person who decided second', async () => {
    const { address } = await open('/library/requests?open=2', {
      instead: overtaken(),
    });
    await button('Lend').click();
    await page.getByRole('textbox', { name: /Remarks/ }).fill('Bring it back.');
    await page.getByRole('dialog').getByRole('button', { name: 'Lend' }).last().click();
    await shown(page.getByText('Rita Gurung has lent it at 2:05 pm.'));
    await gone(page.getByRole('textbox', { name: /Remarks/ }));
    expect(address()).toBe('/library/requests?open=2');
  });

  it('say why they cannot be decided yet where no one was faster, and keep the remark', async () => {
    await open('/library/requests?open=2', {
      instead: ({ method }) => (method === 'POST' ? refusal(409, 'Muna Madan is still at the binder.') : undefined),
    });
    await button('Lend').click();
    const remark = page.getByRole('textbox', { name: /Remarks/ });
    await remark.fill('Bring it back.');
    await page.getByRole('dialog').getByRole('button', { name: 'Lend' }).last().click();
    await shown(page.getByText('Muna Madan is still at the binder.'));
    await expect.element(remark).toHaveValue('Bring it back.');
    await gone(page.getByText('Someone else decided first'));
  });

  it('tell who was faster', async () => {
    await open('/library/requests/2', {
      instead: overtaken(),
    });
    await button('Lend').click();
    await page.getByRole('textbox', { name: /Remarks/ }).fill('Bring it back.');
    await page.getByRole('dialog').getByRole('button', { name: 'Lend' }).last().click();
    await shown(page.getByText('Rita Gurung has lent it at 2:05 pm.'));
  });
});

describe('an action on many records of a list', () => {
  it('shows whom it is about, leaves out those it does not fit, says what came of each, and is absent for who may not', async () => {
    const results = [
      { id: 101, status: 'done' },
      { id: 102, status: 'refused', _messages: { details: [{ code: 'full', params: {}, en: 'Full.', ne: 'भरियो।' }] } },
    ];
    const rows = loans.map((row) => ({ ...row, genre: row.id === 3 ? 'Poetry' : 'Novel' }));
    const instead = ({ path }: { path: string }) =>
      path.endsWith('/shelve/') ? Response.json({ results }) : undefined;
    const { server } = await open('/library/sorted', { rows, instead });
    await shown(page.getByRole('checkbox', { name: 'Select Seto Bagh' }));
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    expect(button('Burn').elements()).toHaveLength(0);
    await button('Shelve').click();
    const dialog = page.getByRole('dialog', { name: 'Shelve: 2 loans' });
    await shown(dialog.getByText('Not possible for 1 of the selected rows, which is left out.'));
    await shown(dialog.getByText('Current: Genre, Pages'));
    const held = dialog.getByRole('definition').elements();
    const named = dialog.getByRole('term').elements();
    expect(named.map((name, at) => `${name.textContent}: ${held[at]?.textContent}`)).toEqual([
      'Muna Madan: Novel · 60',
      'Seto Bagh: Novel · 310',
    ]);
    await dialog.getByRole('button', { name: 'Shelve' }).click();
    await shown(dialog.getByText('Shelf is Required').first());
    await dialog.getByRole('textbox', { name: /Shelf/ }).fill('A4');
    await dialog.getByRole('button', { name: 'Shelve' }).click();
    const outcome = page.getByRole('dialog', { name: '1 of 2 shelved' });
    await shown(outcome.getByText('Full.'));
    expect(server.last('POST')).toMatchObject({
      path: 'org/himal/loan/bulk/shelve/',
      body: { shelf: 'A4', ids: [102, 101] },
    });
    await outcome.getByRole('button', { name: 'Close' }).last().click();
    await shown(page.getByText('1 selected'));
  });
});

describe('a record that one comes to from a list', () => {
  it('leads on to the one before and after in the order of the list, and is without them when one came from elsewhere', async () => {
    const { go, address } = await open('/library/sorted');
    await shown(page.getByRole('checkbox', { name: 'Select Seto Bagh' }));
    await go('/library/loans/1');
    await shown(page.getByText('2 of 3'));
    await button('Next in the list').click();
    await shown(page.getByText('3 of 3'));
    expect(address()).toBe('/library/loans/3');
    await expect.element(button('Next in the list')).toBeDisabled();
    await button('Previous in the list').click();
    await button('Previous in the list').click();
    await shown(page.getByText('1 of 3'));
    expect(address()).toBe('/library/loans/2');
    await go('/library/loans/9');
    await gone(button('Next in the list'));
  });
});

describe('a decision on many requests', () => {
  const box = (title: string) => page.getByRole('checkbox', { name: `Select ${title}` });
  const isInList = () => document.activeElement?.closest('[role=grid]') instanceof HTMLElement;
  const decide = async (remark: string) => {
    await button('Lend').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /Remarks/ }).fill(remark);
    await dialog.getByRole('button', { name: 'Lend' }).click();
  };

  it('[F10] holds over pages and sorts, and takes all that match by a filter, with their number in the confirmation', async () => {
    const rows = Array.from({ length: 130 }, (_, n) => ({
      ...loans[0],
      id: n + 1,
      title: `Loan ${String(n + 1).padStart(3, '0')}`,
      fee: null,
    }));
    const { server, go } = await open('/library/requests?sort=title', { rows });
    await box('Loan 002').click();
    await shown(page.getByText('1 selected'));
    await go('/library/requests?sort=title&page=2');
    await shown(box('Loan 026'));
    await box('Loan 026').click();
    await shown(page.getByText('2 selected'));
    await go('/library/requests?sort=-title');
    await shown(box('Loan 130'));
    await shown(page.getByText('2 selected'));
    // One more comes between the list and the choice: the number is that of the choice, and said.
    server.rows = [...server.rows, { ...server.rows[0], id: 131, title: 'Loan 131' }];
    await button('Select all 130 that match').click();
    await shown(page.getByText('131 selected'));
    await shown(page.getByText('The list has changed: 131 match now instead of 130.').first());
    expect(page.getByRole('button', { name: /that match/ }).elements()).toHaveLength(0);
    await button('Lend').click();
    const dialog = page.getByRole('dialog', { name: 'Lend 131 loans' });
    await dialog.getByRole('textbox', { name: /Remarks/ }).fill('All of them.');
    await dialog.getByRole('button', { name: 'Lend' }).click();
    await shown(page.getByText('131 loans lent').first());
    const calls = server.asked.filter(({ path }) => path.endsWith('bulk/lend/'));
    expect(calls.map(({ body }) => (body as { ids: number[] }).ids.length)).toEqual([100, 31]);
    // Another filter begins again.
    await gone(page.getByText(/selected$/));
  });

  it('is offered where a row offers it, asks for one remark, and leaves nothing chosen once all are done [VAL-7]', async () => {
    const rows = loans.map((row) => ({ ...row, fee: null }));
    const { server } = await open('/library/requests', { rows });
    await shown(box('Seto Bagh'));
    expect(box('Shirishko Phool').elements()).toHaveLength(0);
    await page.getByRole('checkbox', { name: 'Select all' }).click();
    await shown(page.getByText('2 selected'));
    await button('Lend').click();
    const dialog = page.getByRole('dialog', { name: 'Lend 2 loans' });
    await dialog.getByRole('button', { name: 'Lend' }).click();
    await shown(dialog.getByText('Remarks is Required').first());
    expect(server.last('POST')).toBeUndefined();
    await dialog.getByRole('textbox', { name: /Remarks/ }).fill('Bring them back.');
    await dialog.getByRole('button', { name: 'Lend' }).click();
    await shown(page.getByText('2 loans lent').first());
    expect(server.last('POST')).toMatchObject({
      path: 'org/himal/loan/bulk/lend/',
      body: { remark: 'Bring them back.', ids: [2, 1] },
    });
    expect(server.last('POST')?.search.get('as')).toBe('hr');
    await gone(page.getByRole('checkbox'));
    await gone(page.getByText(/selected$/));
  });

  it('is taken on one of them in its row, and leaves the others chosen', async () => {
    const rows = loans.map((row) => ({ ...row, fee: null }));
    const { server, address } = await open('/library/requests', { rows });
    await box('Seto Bagh').click();
    expect(button('Lend: Shirishko Phool').elements()).toHaveLength(0);
    await button('Lend: Muna Madan').click();
    const dialog = page.getByRole('dialog', { name: 'Lend: Muna Madan' });
    await dialog.getByRole('textbox', { name: /Remarks/ }).fill('Bring it back.');
    await dialog.getByRole('button', { name: 'Lend' }).click();
    await shown(page.getByText('1 loan lent').first());
    expect(server.last('POST')).toMatchObject({
      path: 'org/himal/loan/bulk/lend/',
      body: { remark: 'Bring it back.', ids: [2] },
    });
    await gone(button('Lend: Muna Madan'));
    await expect.element(box('Seto Bagh'), patient).toBeChecked();
    await shown(page.getByText('1 selected'));
    expect(address()).toBe('/library/requests');
  });

  it('says of each row what came of it, and keeps those chosen that were not decided', async () => {
    await open('/library/requests');
    await box('Seto Bagh').click();
    await box('Muna Madan').click();
    await decide('Bring them back.');
    const outcome = page.getByRole('dialog', { name: '1 of 2 lent' });
    await shown(outcome);
    const lines = outcome.getByRole('row').elements().slice(1);
    expect(lines.map((line) => line.textContent)).toEqual([
      expect.stringMatching(/^Seto Bagh.*UnchangedLent by Rita Gurung already\.$/),
      expect.stringMatching(/^Muna Madan.*Done$/),
    ]);
    await outcome.getByRole('button', { name: 'Close' }).last().click();
    await gone(outcome);
    await shown(page.getByText('1 selected'));
    await expect.poll(isInList, patient).toBe(true);
    await expect.element(box('Seto Bagh')).toBeChecked();
    expect(box('Muna Madan').elements()).toHaveLength(0);
  });

  it('is taken by the keyboard alone, and on a phone', async () => {
    const rows = loans.map((row) => ({ ...row, fee: null }));
    const { server } = await open('/library/requests', { rows });
    await shown(box('Seto Bagh'));
    page.getByRole('rowheader', { name: 'Muna Madan' }).element().focus();
    await userEvent.keyboard(' ');
    await shown(page.getByText('1 selected'));
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect.element(button('Lend')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = page.getByRole('dialog');
    await shown(dialog);
    // Past the button that closes it, and at the end past the one that leads back.
    await userEvent.keyboard('{Tab}{Tab}Bring it back.{Tab}{Tab}{Enter}');
    await expect
      .poll(() => server.last('POST')?.body, patient)
      .toEqual({ remark: 'Bring it back.', ids: [2], versions: {} });
    await gone(dialog);
    // Who decided goes on where they were: in the list.
    await expect.poll(isInList, patient).toBe(true);

    await page.viewport(360, 720);
    try {
      await box('Seto Bagh').click();
      await decide('Another one.');
      await expect
        .poll(() => server.last('POST')?.body, patient)
        .toEqual({ remark: 'Another one.', ids: [1], versions: {} });
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    } finally {
      await page.viewport(1280, 900);
    }
  });

  it('is not there on the list of one’s own, nor where no row offers it', async () => {
    await open('/library/requests', { rows: loans.map((row) => ({ ...row, status: 'Lent' })) });
    await shown(page.getByRole('link', { name: 'Seto Bagh' }));
    expect(page.getByRole('checkbox').elements()).toHaveLength(0);
    close();
    await open('/library/requests/own');
    await shown(page.getByRole('link', { name: 'Seto Bagh' }));
    expect(page.getByRole('checkbox').elements()).toHaveLength(0);
  });

  it('speaks Nepali', async () => {
    await open('/library/requests', { language: 'ne' });
    await page.getByRole('checkbox', { name: 'सबै छान्नुहोस्' }).click();
    await page.getByRole('button', { name: 'दिनुहोस्', exact: true }).click();
    await shown(page.getByRole('dialog', { name: '२ सापटीहरू दिनुहोस्' }));
    await page.getByRole('textbox', { name: /कैफियत/ }).fill('फिर्ता ल्याउनुहोस्');
    await page.getByRole('dialog').getByRole('button', { name: 'दिनुहोस्' }).click();
    await shown(page.getByRole('dialog', { name: '२ मध्ये १ दिइएको' }));
    await shown(page.getByText('यथावत्'));
  });
});

describe('a report', () => {
  it('adds up exactly, and draws by months of the reader’s calendar', async () => {
    await open('/library/report');
    await shown(page.getByText('450', { exact: true }).last());
    await shown(page.getByText('15.30', { exact: false }).first());
    await button('Show as table').click();
    await shown(button('November 2026, Pages: 370'));
    await shown(page.getByRole('rowheader', { name: 'November 2026' }).first());
    await open('/library/report', { calendar: 'bs' });
    await button('Show as table').click();
    // 17 November is the first of Mangsir.
    await shown(page.getByRole('rowheader', { name: 'Kartik 2083' }).first());
    await shown(button('Mangsir 2083, Pages: 140'));
  });

  it('is narrowed to a month of the calendar, in the address', async () => {
    const { server, address } = await open('/library/report?lent_on__gte=2026-11-17&lent_on__lte=2026-12-15', {
      calendar: 'bs',
    });
    await shown(page.getByText('140', { exact: true }).last());
    const period = page.getByRole('group', { name: 'Period', exact: true });
    await shown(period);
    expect(server.last('GET')?.search.get('lent_on__gte')).toBe('2026-11-17');
    await button('Filters').click();
    await page.getByRole('search').getByRole('button', { name: /Genre/ }).click();
    await page.getByRole('option', { name: 'Poetry' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => new URLSearchParams(address().split('?')[1]).get('genre'), patient).toBe('Poetry');
    expect(address()).toContain('lent_on__gte=2026-11-17&lent_on__lte=2026-12-15');
    await shown(page.getByText('60', { exact: true }).last());
  });

  it('that the address opens as one of several leads back to all of them', async () => {
    const { address } = await open('/library/reports?report=1');
    const crumbs = page.getByRole('navigation', { name: 'Where you are' });
    await shown(crumbs.getByText('Loans of Sita'));
    await crumbs.getByRole('link', { name: 'Reports' }).click();
    await expect.poll(address, patient).toBe('/library/reports');
    await gone(crumbs.getByRole('link', { name: 'Reports' }));
  });

  it('names what follows from a record in the reader’s language, in a table and in a drawing', async () => {
    await open('/library/report', { language: 'ne' });
    await shown(page.getByRole('gridcell', { name: 'लामो' }));
    await open('/library', { language: 'ne' });
    await page.getByRole('button', { name: 'तालिकामा हेर्नुहोस्' }).last().click();
    await shown(page.getByRole('rowheader', { name: 'छोटो' }));
    const names = page
      .getByRole('rowheader')
      .elements()
      .map((each) => each.textContent);
    expect(names.indexOf('छोटो')).toBeLessThan(names.indexOf('लामो'));
  });

  it('is of all rows, however many there are, and shows them by pages', async () => {
    const rows = Array.from({ length: 1_050 }, (_, index) => ({ ...loans[0], id: index + 1, title: `Book ${index}` }));
    const { server } = await open('/library/report', { rows });
    await shown(
      page
        .getByText('325,500', { exact: true })
        .or(page.getByText('3,25,500', { exact: true }))
        .last(),
    );
    await shown(page.getByRole('navigation', { name: 'Loans' }));
    // One call for the chart and the totals, one for the rows of the page.
    expect(server.asked.filter(({ path }) => path.endsWith('/aggregate/')).length).toBe(1);
    expect(server.asked.filter(({ path }) => path === 'org/himal/loan/').length).toBe(1);
  });

  it('opens the rows of a number, and says so among its filters', async () => {
    const { server, address } = await open('/library/report', { calendar: 'bs' });
    await button('Show as table').click();
    await button('Mangsir 2083, Pages: 140').click();
    await expect
      .poll(address, patient)
      .toBe('/library/report?lent_on__gte=2026-11-17&lent_on__lte=2026-12-15&look=rows');
    expect(server.asked.findLast(({ path }) => path.endsWith('/aggregate/'))?.search.has('compare')).toBe(false);
    await expect.element(page.getByRole('region', { name: 'Rows' })).toHaveFocus();
    await page.getByText('Compare with the period before').click();
    // The time before is next to what is measured in the one that is chosen, and how far that moved.
    await shown(page.getByText(/Previous period: 310/));
    await shown(page.getByText('−170 (−54.8%)').first());
    expect(new URLSearchParams(address().split('?')[1]).get('compare')).toBe('previous');
    expect(server.asked.findLast(({ path }) => path.endsWith('/aggregate/'))?.search.get('compare_by')).toBe('lent_on');
  });

  it('asks its question, opens on its own period, and is counted in words', async () => {
    const { server, address } = await open('/library/report');
    await shown(page.getByText('How many pages are read, month by month?'));
    await shown(page.getByText('Every loan counts once.'));
    const span = relativeSpan('this_fiscal_year', todayThere(), 'ad');
    expect(server.last('GET', 'org/himal/loan/aggregate/')?.search.get('lent_on__gte')).toBe(span.from);
    expect(server.last('GET', 'org/himal/loan/')?.search.get('lent_on__lte')).toBe(span.to);
    expect(address()).toBe('/library/report');
    await gone(button(/Group by/));
    await page
      .getByRole('group', { name: 'Period', exact: true })
      .getByRole('button', { name: /Period/ })
      .last()
      .click();
    await page.getByRole('option', { name: 'Last fiscal year' }).click();
    await expect.poll(address, patient).toBe('/library/report?period_is=last_fiscal_year');
    await shown(page.getByText('No data yet.').first());
    await button('Next period').click();
    await expect.poll(address, patient).toBe('/library/report?period_is=this_fiscal_year');
  });

  it('is a pivot with totals both ways, as the reader chooses in the address, and each figure opens its rows', async () => {
    const { server, address } = await open('/library/report');
    await button('Explore').click();
    await expect.poll(address, patient).toBe('/library/report?explore=1');
    await button(/Split by/).click();
    await page.getByRole('option', { name: 'Genre' }).click();
    await expect.poll(address, patient).toBe('/library/report?explore=1&group_by=lent_on%3Amonth%2Cgenre');
    const summary = page.getByRole('region', { name: 'Summary' });
    await shown(summary.getByRole('columnheader', { name: 'Poetry: Pages' }));
    await shown(summary.getByRole('columnheader', { name: 'Total: Fee' }));
    const texts = (row: string) =>
      summary
        .getByRole('row')
        .filter({ hasText: row })
        .getByRole('gridcell')
        .elements()
        .map((cell) => cell.textContent);
    await expect
      .poll(() => texts('November 2026'), patient)
      .toEqual(['310', 'NPR 10.10', '60', 'NPR 0.20', '370', 'NPR 10.30']);
    expect(texts('December 2026')).toEqual(['80', 'NPR 5.00', '–', '–', '80', 'NPR 5.00']);
    const totals = ['390', 'NPR 15.10', '60', 'NPR 0.20', '450', 'NPR 15.30'];
    expect(texts('Total')).toEqual(totals);
    await page.viewport(390, 800);
    await expect.poll(() => texts('Total'), patient).toEqual(totals);
    await page.viewport(1280, 900);
    await button(/Measure/).click();
    await page.getByRole('option', { name: 'Fee' }).click();
    await shown(summary.getByRole('columnheader', { name: 'Poetry', exact: true }));
    await expect.poll(() => texts('November 2026'), patient).toEqual(['NPR 10.10', 'NPR 0.20', 'NPR 10.30']);
    expect(server.asked.findLast(({ path }) => path.endsWith('/aggregate/'))?.search.get('measures')).toBe('sum:fee');
    await summary.getByRole('row').filter({ hasText: 'November 2026' }).getByRole('link', { name: 'NPR 0.20' }).click();
    await expect.poll(() => new URLSearchParams(address().split('?')[1]).get('genre'), patient).toBe('Poetry');
    expect(address()).toContain('lent_on__gte=2026-11-01&lent_on__lte=2026-11-30');
    const rows = page.getByRole('region', { name: 'Rows' });
    await shown(rows.getByRole('rowheader', { name: 'Muna Madan' }));
    await gone(rows.getByRole('rowheader', { name: 'Seto Bagh' }));
  });

  it('keeps how it is looked at among the reader’s views', async () => {
    const { server, address } = await open('/library/report?group_by=genre');
    await button('Views').click();
    await page.getByRole('textbox', { name: /name/i }).fill('By genre');
    await button('Save this view').click();
    await vi.waitFor(() => expect(server.last('POST', 'org/himal/views/')).toBeDefined(), patient);
    expect(server.last('POST', 'org/himal/views/')?.body).toMatchObject({ state: { address: 'group_by=genre' } });
    expect(address()).toBe('/library/report?group_by=genre');
  });

  it('says what is empty', async () => {
    await open('/library/report', { rows: [] });
    await shown(page.getByText('No data yet.'));
  });

  it('is downloaded as its figures or as its rows', async () => {
    const { server } = await open('/library/report?genre=Poetry');
    await button('Export').click();
    await button('Download').click();
    await vi.waitFor(() => expect(server.last('GET', 'org/himal/loan/aggregate/export/')).toBeDefined(), patient);
    expect(Object.fromEntries(server.last('GET', 'org/himal/loan/aggregate/export/')?.search ?? [])).toMatchObject({
      genre: 'Poetry',
      group_by: 'lent_on:month',
      measures: 'sum:pages,sum:fee',
      format: 'xlsx',
    });
  });
});

describe('a computed list', () => {
  const rows = ['Shrawan', 'Bhadra'].map((name, index) => ({ id: index + 1, name, pages: 70, share: '12.50' }));
  const answers = ({ path }: { readonly path: string }) =>
    path === 'org/himal/reading/'
      ? Response.json({ results: rows, count: rows.length, next: null, totals: { share: '37.25' } })
      : path === 'org/himal/reading/aggregate/'
        ? Response.json({
            groups: [],
            columns: [],
            totals: { 'sum:pages': '140' },
            folded: { groups: 0, columns: 0 },
            previous: null,
          })
        : undefined;
  const searchOf = (stage: Awaited<ReturnType<typeof open>>, path = 'org/himal/reading/') =>
    Object.fromEntries(stage.server.last('GET', path)?.search ?? []);

  it('is asked for its period and what is chosen before, which the address keeps', async () => {
    const stage = await open('/library/reading', { calendar: 'bs', instead: answers });
    const span = relativeSpan('this_fiscal_year', todayThere(), 'bs');
    await shown(
      page
        .getByRole('gridcell', { name: 'Shrawan' })
        .or(page.getByRole('rowheader', { name: 'Shrawan' }))
        .first(),
    );
    const usual = { from: span.from, to: span.to, period_calendar: 'bs' };
    expect(searchOf(stage, 'org/himal/reading/aggregate/')).toMatchObject(usual);
    await button(/Divided into/).click();
    await page.getByRole('option', { name: 'Quarters' }).click();
    await expect.poll(stage.address, patient).toBe('/library/reading?unit=quarter');
    await expect.poll(() => searchOf(stage), patient).toMatchObject({ ...usual, unit: 'quarter' });
    await button('Filters').click();
    await page.getByRole('search').getByRole('button', { name: /Genre/ }).click();
    await page.getByRole('option', { name: 'Poetry' }).click();
    await userEvent.keyboard('{Escape}');
    // The period stays by its name, so that it moves on with the day.
    await expect.poll(stage.address, patient).toBe('/library/reading?unit=quarter&genre=Poetry');
    await expect.poll(() => searchOf(stage), patient).toMatchObject({ ...usual, unit: 'quarter', genre: 'Poetry' });
    await page
      .getByRole('group', { name: 'Period', exact: true })
      .getByRole('button', { name: /Period/ })
      .last()
      .click();
    await page.getByRole('option', { name: 'Last month' }).click();
    const last = relativeSpan('last_month', todayThere(), 'bs');
    await expect.poll(() => searchOf(stage), patient).toMatchObject({ from: last.from, to: last.to, genre: 'Poetry' });
  });

  it('says above its rows and below them what they come to, also where that is no sum', async () => {
    await open('/library/reading', { instead: answers });
    await shown(page.getByText('37.25%').first());
    expect(page.getByText('37.25%').elements()).toHaveLength(2);
    expect(page.getByText('140', { exact: true }).elements()).toHaveLength(2);
    await button('Show as table').click();
    await shown(page.getByRole('rowheader', { name: 'Bhadra' }).first());
  });

  it('is searched, and downloaded with what was chosen', async () => {
    const stage = await open('/library/reading?unit=quarter&from=2026-10-01&to=2026-10-31', { instead: answers });
    await page.getByRole('searchbox').fill('bha');
    await expect.poll(() => searchOf(stage)['search'], patient).toBe('bha');
    await button('Export').click();
    await page.getByRole('radio', { name: 'Rows' }).click();
    await button('Download').click();
    const asked = { unit: 'quarter', from: '2026-10-01', to: '2026-10-31', search: 'bha', format: 'xlsx' };
    await expect.poll(() => searchOf(stage, 'org/himal/reading/export/'), patient).toMatchObject(asked);
  });

  it('says why it is not there', async () => {
    await open('/library/reading', {
      instead: ({ path }) => (path.startsWith('org/himal/reading/') ? refusal(500, 'Out of order.') : undefined),
    });
    await shown(button('Try again'));
  });
});

describe('an overview', () => {
  it('counts, draws, and leads to its lists', async () => {
    const { address } = await open('/library');
    await shown(page.getByRole('heading', { name: 'Overview', level: 1 }));
    await shown(page.getByRole('link', { name: /Asked for\s*2/ }));
    await shown(page.getByRole('link', { name: /All loans\s*3/ }));
    await button('Show as table').first().click();
    await shown(page.getByRole('cell', { name: '66.7%' }));
    await page.getByRole('link', { name: /Asked for/ }).click();
    await expect.poll(address, patient).toBe('/library/loans?status=Asked');
    await shown(page.getByText('Status: Asked'));
  });

  it('opens the list of a number of a chart, narrowed to what was measured', async () => {
    const { address } = await open('/library');
    await button('Show as table').last().click();
    await button('Short, Pages: 140').click();
    await expect.poll(address, patient).toBe('/library/loans?pages__lte=99');
    await shown(page.getByText('Pages: ≤ 99'));
  });

  it('shows the first records of a list by days from today, and leads to them', async () => {
    const { address } = await open('/library');
    await shown(page.getByRole('listitem').filter({ hasText: 'Muna Madan' }).getByText('Rita Gurung'));
    expect(page.getByText('Seto Bagh').elements()).toHaveLength(0);
    await shown(page.getByRole('listitem').filter({ hasText: 'Muna Madan' }).getByText('Overdue since 20 Nov 2026'));
    await page.getByRole('link', { name: /Lent within a week/ }).click();
    await expect.poll(address, patient).toBe('/library/loans?lent_on__gte=2026-11-14&lent_on__lte=2026-11-21');
  });

  it('leaves out what belongs to a list that one may not open [PRM-1]', async () => {
    await open('/library');
    await shown(page.getByRole('link', { name: /All loans/ }));
    expect(page.getByRole('link', { name: /Loans of HR/ }).elements()).toHaveLength(0);
  });

  it('says which number could not be read', async () => {
    await open('/library', {
      instead: ({ search }) => (search.get('status') === 'Asked' ? refusal(400) : undefined),
    });
    await shown(page.getByText('Could not be read'));
    await shown(page.getByRole('link', { name: /All loans\s*3/ }));
  });
});

describe('an import', () => {
  it('checks first, tells each problem by row and column, and creates the good rows', async () => {
    const { server } = await open('/library/import');
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await vi.waitFor(() => expect(document.querySelector('input[type=file]')).not.toBeNull(), patient);
    expect(input ?? document.querySelector('input[type=file]')).not.toBeNull();
    await userEvent.upload(
      document.querySelector<HTMLInputElement>('input[type=file]')!,
      new File(['Title,Pages\nA,1\nB,'], 'loans.csv', { type: 'text/csv' }),
    );
    await shown(page.getByText('1 can be created · 1 has errors'));
    await shown(page.getByText('Colour of the cover → not imported'));
    await shown(page.getByRole('row').getByText('Pages is Required'));
    await button('Create the 1 without errors').click();
    await shown(page.getByText('1 was created.').last());
    expect(server.last('POST')?.search.get('dry_run') ?? 'false').toBe('false');
  });
});

describe('a calendar', () => {
  it('shows records by their days, a month at a time, in the reader’s calendar', async () => {
    const { server, address } = await open('/library/calendar');
    await shown(button(/Seto Bagh/));
    await shown(button(/Muna Madan/));
    expect(server.last('GET')?.search.get('lent_on__lte')).toBe('2026-11-30');
    expect(server.last('GET')?.search.get('lent_on__gte')).toBe('2025-10-31');
    await button(/Next month/).click();
    await expect.poll(address, patient).toBe('/library/calendar?day=2026-12-01');
    await shown(button(/Shirishko Phool/));
    await button(/Shirishko Phool/).click();
    await expect.poll(address, patient).toBe('/library/loans?open=3');
    await open('/library/calendar', { calendar: 'bs' });
    await shown(page.getByText('Mangsir 2083'));
    await shown(button(/Shirishko Phool/));
  });
});

describe('tabs', () => {
  it('are in the address, each with the rest of it to itself, and only for who may see them', async () => {
    const { address } = await open('/library/tabs?genre=Poetry');
    await shown(heading('Both'));
    await expect.poll(titles, patient).toEqual(['Muna Madan']);
    expect(
      page
        .getByRole('tab')
        .elements()
        .map((tab) => tab.textContent),
    ).toEqual(['Books', 'Figures']);
    await page.getByRole('tab', { name: 'Figures' }).click();
    await expect.poll(address, patient).toBe('/library/tabs?tab=second');
    await shown(page.getByText('Pages by month'));
    await open('/library/tabs?tab=hidden', { codes: ['2.00', '7.99'] });
    await shown(page.getByRole('tab', { name: 'Secrets', selected: true }));
  });
});

it('speaks Nepali with its digits', async () => {
  await open('/library', { language: 'ne' });
  await shown(heading('सारांश'));
  await shown(page.getByRole('link', { name: /सबै\s*३/ }));
});
