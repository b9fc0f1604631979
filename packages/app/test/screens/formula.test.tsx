/** The editor of formulas, with the keys of a real keyboard. */
import '@karmik/ui/foundation';
import '@karmik/ui/brands/base';
import { bilingual, type Language } from '@karmik/model/kit/text';
import { applyTheme } from '@karmik/ui/theme';
import axe from 'axe-core';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FormulaEditor } from '../../src/modules/payroll/formula/FormulaEditor.tsx';
import type { FormulaVocabulary } from '../../src/modules/payroll/formula/vocabulary.ts';
import { loadTexts } from '../../src/texts/texts.ts';

const vocabulary: FormulaVocabulary = {
  names: [
    { name: 'basic', label: bilingual('Basic salary', 'आधारभूत तलब'), unit: 'money', kind: 'heading' },
    { name: 'grade_amount', label: bilingual('Grade', 'ग्रेड'), unit: 'money', kind: 'heading' },
    { name: 'paid_days', label: bilingual('Paid days', 'तलब पाउने दिन'), unit: 'days', kind: 'fact' },
    { name: 'is_permanent', label: bilingual('Permanent employee', 'स्थायी कर्मचारी'), unit: 'yes_no', kind: 'fact' },
  ],
  tables: [{ name: 'bonus_bands', label: bilingual('Bonus bands', 'बोनसका तह') }],
};

let root: Root | undefined;
const told = vi.fn<(value: string) => void>();

type Props = Partial<Parameters<typeof FormulaEditor>[0]>;

function Field({ value: first = '', ...rest }: Props) {
  const [value, setValue] = useState(first);
  return (
    <main>
      <FormulaEditor
        label="Rule equation"
        help="What is paid each month"
        vocabulary={vocabulary}
        expects="equation"
        unit="money"
        id="rule"
        {...rest}
        value={value}
        onChange={(next) => {
          told(next);
          setValue(next);
        }}
      />
      <button type="button" onClick={() => setValue('basic * 2')}>
        Replace
      </button>
    </main>
  );
}

async function open(props: Props = {}, language: Language = 'en'): Promise<void> {
  await loadTexts(language);
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.querySelector('#app')!);
  root.render(<Field {...props} />);
  await expect.element(editor()).toHaveClass('cm-content');
}

const editor = () => page.getByRole('textbox', { name: 'Rule equation' });
const option = (name: string | RegExp) => page.getByRole('option', { name });
const written = () => told.mock.lastCall?.[0];
const marked = () => [...document.querySelectorAll('[class*="problem"]')].map(({ textContent }) => textContent);
/** A list takes no key in its first moment, so that no one accepts what they have not seen. */
const seen = () => new Promise((resolve) => setTimeout(resolve, 150));

async function expectNoViolations(): Promise<void> {
  const { violations } = await axe.run('main');
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

beforeEach(() => {
  applyTheme({ brand: 'base', mode: 'light', motion: 'reduced', direction: 'ltr' });
  document.documentElement.lang = 'en';
});
afterEach(() => {
  root?.unmount();
  told.mockReset();
});

it('is an ordinary field of the same size until its code has arrived, and keeps the focus', async () => {
  await loadTexts('en');
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.querySelector('#app')!);
  flushSync(() => root?.render(<Field value={'basic\n* 2'} />));
  const plain = document.querySelector('textarea')!;
  const { height } = plain.getBoundingClientRect();
  plain.focus();
  plain.setSelectionRange(5, 5);
  await expect.element(editor()).toHaveClass('cm-content');
  await expect.element(editor()).toHaveFocus();
  expect(document.querySelector('.cm-scroller')!.getBoundingClientRect().height).toBeCloseTo(height, 0);
  await userEvent.keyboard(' + 1');
  await expect.poll(written).toBe('basic + 1\n* 2');
});

describe('completion', () => {
  it('opens while typing, and Enter accepts', async () => {
    await open();
    await editor().click();
    await userEvent.keyboard('gra');
    await expect.element(option(/grade_amount/)).toHaveTextContent('grade_amountmoney · headingGrade');
    await expectNoViolations();
    await seen();
    await userEvent.keyboard('{Enter}');
    await expect.poll(written).toBe('grade_amount');
    await userEvent.keyboard('{Enter}* 2');
    await expect.poll(written).toBe('grade_amount\n* 2');
  });

  it('opens on demand with functions, whose parentheses are written', async () => {
    await open();
    await editor().click();
    await userEvent.keyboard('{Control>} {/Control}');
    await expect.element(option(/^paid_days/)).toBeVisible();
    await expect
      .element(option(/^IF/))
      .toHaveTextContent('IFfunctionThe first value when the condition holds, otherwise the second');
    await userEvent.keyboard('MI');
    await expect.element(option(/^MIN/)).toBeVisible();
    await seen();
    await userEvent.keyboard('{Enter}1, 2)');
    await expect.poll(written).toBe('MIN(1, 2)');
  });

  it('offers tables inside of SLAB, and Escape closes it', async () => {
    const escaped = vi.fn<() => void>();
    await open({ value: 'SLAB(basic, )' });
    document.addEventListener('keydown', (event) => event.key === 'Escape' && escaped(), { once: true });
    await editor().click();
    await userEvent.keyboard('{End}{ArrowLeft}{Control>} {/Control}');
    await expect.element(option(/bonus_bands/)).toHaveTextContent('bonus_bandstableBonus bands');
    expect(option(/basic/).elements()).toHaveLength(0);
    await userEvent.keyboard('{Escape}');
    await expect.element(option(/bonus_bands/)).not.toBeInTheDocument();
    expect(escaped).not.toHaveBeenCalled();
  });

  it('speaks the language of the reader, and finds names by their label', async () => {
    document.documentElement.lang = 'ne';
    await open({ value: '' }, 'ne');
    await editor().click();
    await userEvent.keyboard('grade');
    await expect.element(option(/grade_amount/)).toHaveTextContent('grade_amountरकम · शीर्षकग्रेड');
    await expect.element(page.getByRole('listbox', { name: 'सुझावहरू' })).toBeVisible();
    await expectNoViolations();
  });
});

describe('errors', () => {
  it('are at their place and below the field, once typing rests', async () => {
    await open();
    await editor().click();
    await userEvent.keyboard('basic + paid_days - 1{Escape}');
    await expect.element(page.getByText('money and days cannot be added or compared.', { exact: false })).toBeVisible();
    await expect.poll(marked).toEqual(['basic + paid_days']);
    await expect.element(editor()).toHaveAttribute('aria-invalid', 'true');
    await expect
      .element(editor())
      .toHaveAccessibleDescription(/What is paid each month.*money and days cannot be added/s);
    await expectNoViolations();
    await userEvent.keyboard('{Control>}a{/Control}basic{Escape}');
    await expect.element(editor()).toHaveAttribute('aria-invalid', 'false');
    expect(marked()).toEqual([]);
  });

  it('of a formula that ends too early are behind it', async () => {
    await open({ value: 'basic *' });
    await expect.element(page.getByText('The formula ends too early.', { exact: false })).toBeVisible();
    await expect.poll(marked).toEqual(['\u00A0']);
  });

  it('of the server are shown until the text changes', async () => {
    const errors = [{ message: bilingual('The heading reads itself.', 'शीर्षकले आफैँलाई पढ्छ।'), start: 0, end: 5 }];
    await open({ value: 'basic * 3', errors });
    await expect.element(page.getByText('The heading reads itself.', { exact: false })).toBeVisible();
    await expect.poll(marked).toEqual(['basic']);
    await editor().click();
    await userEvent.keyboard('{End}0');
    await expect.element(page.getByText('The heading reads itself.', { exact: false })).not.toBeInTheDocument();
    expect(marked()).toEqual([]);
  });

  it('of a condition ask for yes or no', async () => {
    await open({ value: 'basic', expects: 'condition', unit: undefined }, 'ne');
    await expect.element(page.getByText('यहाँ सर्त चाहिन्छ', { exact: false })).toBeVisible();
  });
});

describe('the field', () => {
  it('is left by Tab, in both directions', async () => {
    await open({ value: 'basic' });
    await editor().click();
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Replace' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(editor()).toHaveFocus();
  });

  it('gets the focus by its label, and its value from outside', async () => {
    await open({ value: 'basic' });
    await page.getByText('Rule equation').click();
    await expect.element(editor()).toHaveFocus();
    await page.getByRole('button', { name: 'Replace' }).click();
    await expect.element(editor()).toHaveTextContent('basic * 2');
    expect(told).not.toHaveBeenCalled();
  });

  it('shows a text that can be read and not changed', async () => {
    await open({ value: 'IF(is_permanent, 500, 0)', isReadOnly: true });
    await expect.element(editor()).toHaveAttribute('aria-readonly', 'true');
    expect(document.querySelector('[class*="function"]')?.textContent).toBe('IF');
    await userEvent.tab();
    await expect.element(editor()).toHaveFocus();
    await userEvent.keyboard('x{Enter}');
    expect(told).not.toHaveBeenCalled();
    await expectNoViolations();
  });

  it('grows to eight lines', async () => {
    await open({ value: 'basic' });
    const box = () => editor().element().closest('.cm-scroller')!.clientHeight;
    const one = box();
    await editor().click();
    await userEvent.keyboard('{End}{Enter}+ 1{Enter}+ 2');
    await expect.poll(() => (box() - one) / 21).toBeGreaterThan(1.8);
    await userEvent.keyboard('{Enter}+ 1'.repeat(9));
    await expect.poll(() => box() / one).toBeGreaterThan(3);
    expect(box() / one).toBeLessThan(8);
  });
});

it('writes no style into the page, and works where the policy refuses it', async () => {
  await open({ value: 'basic' });
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  expect(styles).not.toContain('ͼ');
  const refused: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => refused.push(effectiveDirective));
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
  document.head.append(policy);
  root?.unmount();
  const stage = document.createElement('div');
  document.body.replaceChildren(stage);
  root = createRoot(stage);
  root.render(<Field />);
  await editor().click();
  await userEvent.keyboard('bas');
  await expect.element(option(/basic/)).toBeVisible();
  await seen();
  await userEvent.keyboard('{Enter} *');
  await expect.poll(marked).toEqual(['\u00A0']);
  expect(getComputedStyle(document.querySelector('.cm-scroller')!).display).toBe('flex');
  expect(refused).toEqual([]);
});
