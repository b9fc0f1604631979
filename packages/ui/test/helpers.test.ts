import { afterEach, describe, expect, it, vi } from 'vitest';
import { axisValues, valueScale } from '../src/charts/plot.ts';
import { initialsOf } from '../src/components/Avatar/initials.ts';
import { nextSort, sortRows } from '../src/components/DataTable/sort-rows.ts';
import { sizeText, sortFiles } from '../src/components/FileField/sort-files.ts';
import { groupDigits, readMoney } from '../src/components/MoneyField/money-text.ts';
import { pageMarks } from '../src/components/Pagination/page-marks.ts';
import {
  createSnackbarQueue,
  isPersistent,
  SNACKBAR_TIMEOUT,
  SUCCESS_DELAY,
} from '../src/components/Snackbar/snackbar-queue.ts';
import { truncate } from '../src/components/UserChip/truncate.ts';

describe('truncate', () => {
  it('cuts at 20 letters and leaves 20 alone [CHIP-1]', () => {
    expect(truncate('Bishnu Prasad Bhattarai', 20)).toBe('Bishnu Prasad Bhatta…');
    expect(truncate('a'.repeat(20), 20)).toBe('a'.repeat(20));
  });

  it('counts Devanagari letters as people do [CHIP-1]', () => {
    expect(truncate('दीपेन्द्र बहादुर खत्री क्षेत्री', 20)).toBe('दीपेन्द्र बहादुर खत्री क्षेत्री');
    expect(truncate('कि'.repeat(21), 20)).toBe(`${'कि'.repeat(20)}…`);
  });
});

it.each([
  ['Anita Kumari Shrestha', 'AS'],
  ['pemba', 'P'],
  ['  ', ''],
  ['दीपेन्द्र बहादुर खत्री', 'दीख'],
  ['E\u0301mile Zola', 'E\u0301Z'],
])('initials of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));

it.each([
  [
    [1, 0, null],
    [0, 1],
  ],
  [
    [2, 3],
    [0, 1, 2, 3],
  ],
  [
    [0.5, 1],
    [0, 0.2, 0.4, 0.6, 0.8, 1],
  ],
])('the axis of %j has lines at %j: whole ones for counts', (values, lines) => {
  const series = [{ id: 'tasks', label: 'Tasks', values }];
  expect(axisValues(valueScale(series, 200, false), series)).toEqual(lines);
});

describe('money', () => {
  it.each([
    ['12,34,567.5', '1234567.50'],
    ['१२३', '123.00'],
    ['.5', '0.50'],
    ['007', '7.00'],
    ['99999999999999999999.99', '99999999999999999999.99'],
    ['-3', '-3.00'],
    ['Rs. 12,34,567', '1234567.00'],
    ['Rs.12,34,567/-', '1234567.00'],
    ['रु. १२,३४,५६७', '1234567.00'],
    ['रू १२३', '123.00'],
    ['NPR 1,234,567', '1234567.00'],
    ['1,234,567.50 NPR', '1234567.50'],
    ['Rs. -3', '-3.00'],
    ['USD 5', undefined],
    ['Rs.', undefined],
    ['1.234', undefined],
    ['twelve', undefined],
    ['', undefined],
  ])('reads %j as %j [LIB-22]', (typed, value) => expect(readMoney(typed, 2)).toBe(value));

  it('takes the sign of its own currency, and of no other [LIB-22]', () => {
    expect(readMoney('USD 1,234.50', 2, 'USD')).toBe('1234.50');
    expect(readMoney('Rs. 5', 2, 'USD')).toBeUndefined();
    expect(readMoney('Rs. 5', 2, 'रु')).toBe('5.00');
  });

  it.each([
    ['1234567.50', 'lakh', '12,34,567.50'],
    ['1234567.50', 'thousand', '1,234,567.50'],
    ['123', 'lakh', '123'],
    ['-100000', 'lakh', '-1,00,000'],
  ] as const)('groups %j by %s', (decimal, grouping, text) => expect(groupDigits(decimal, grouping)).toBe(text));
});

it.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [6, 20, [1, 'gap', 5, 6, 7, 'gap', 20]],
  [20, 20, [1, 'gap', 17, 18, 19, 20]],
])('offers pages around %i of %i', (page, count, marks) => expect(pageMarks(page, count)).toEqual(marks));

describe('sorting', () => {
  const columns = [{ id: 'n', header: 'N', cell: () => null, sortValue: (row: { n?: number }) => row.n }];
  const rows = [{ n: 2 }, {}, { n: 10 }];

  it('puts what has no value last in both directions', () => {
    expect(sortRows(rows, columns, { columnId: 'n', direction: 'ascending' })).toEqual([{ n: 2 }, { n: 10 }, {}]);
    expect(sortRows(rows, columns, { columnId: 'n', direction: 'descending' })).toEqual([{ n: 10 }, { n: 2 }, {}]);
  });

  it('goes from ascending to descending to none', () => {
    const first = nextSort(undefined, 'n');
    expect(first).toEqual({ columnId: 'n', direction: 'ascending' });
    const second = nextSort(first, 'n');
    expect(second).toEqual({ columnId: 'n', direction: 'descending' });
    expect(nextSort(second, 'n')).toBeUndefined();
  });
});

describe('files', () => {
  it('are parted by type and size', () => {
    const good = new File(['x'], 'a.PDF');
    const image = new File(['x'], 'b.png', { type: 'image/png' });
    const large = new File(['xxxxx'], 'c.pdf');
    const wrong = new File(['x'], 'd.exe');
    expect(sortFiles([good, image, large, wrong], { accept: ['.pdf', 'image/*'], maxBytes: 3 })).toEqual({
      accepted: [good, image],
      rejected: [
        { file: large, reason: 'size' },
        { file: wrong, reason: 'type' },
      ],
    });
  });

  it.each([
    [512, '512 B'],
    [1536, '1.5 KB'],
    [20 * 1024 * 1024, '20 MB'],
  ])('of %i bytes are %j', (bytes, text) => expect(sizeText(bytes)).toBe(text));
});

describe('snackbar queue', () => {
  afterEach(() => vi.useRealTimers());

  it('keeps red ones and those with an action, unless told otherwise [SNK-1]', () => {
    expect(isPersistent({ text: '' })).toBe(false);
    expect(isPersistent({ text: '', tone: 'critical' })).toBe(true);
    expect(isPersistent({ text: '', action: { label: '', onPress: () => {} } })).toBe(true);
    expect(isPersistent({ text: '', tone: 'critical', isPersistent: false })).toBe(false);
  });

  it('gives the others 6000 ms [SNK-1]', () => {
    const queue = createSnackbarQueue();
    queue.show({ text: 'Saved' });
    expect(queue.toasts.visibleToasts[0]?.timeout).toBe(SNACKBAR_TIMEOUT);
    expect(SNACKBAR_TIMEOUT).toBe(6000);
  });

  it('delays a success by 1000 ms, and takes it back before that [SNK-2]', () => {
    vi.useFakeTimers();
    const queue = createSnackbarQueue();
    queue.success('Saved');
    const takeBack = queue.success('Never mind');
    takeBack();
    vi.advanceTimersByTime(SUCCESS_DELAY - 1);
    expect(queue.toasts.visibleToasts).toHaveLength(0);
    vi.advanceTimersByTime(1);
    expect(queue.toasts.visibleToasts.map((toast) => toast.content.text)).toEqual(['Saved']);
    expect(SUCCESS_DELAY).toBe(1000);
  });

  it('shows at most three at a time', () => {
    const queue = createSnackbarQueue();
    for (let count = 0; count < 5; count++) queue.error(String(count));
    expect(queue.toasts.visibleToasts).toHaveLength(3);
  });
});
