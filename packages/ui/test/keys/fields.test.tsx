/** What a form library, a page and a test may expect of every field: focus, id, test id, notes, value in a form, reset. */
import '../../src/foundation/index.ts';
import '../../src/brands/base.css.ts';
import { useState, type ReactNode, type Ref } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox, CheckboxGroup } from '../../src/components/Checkbox/index.ts';
import { ComboBox } from '../../src/components/ComboBox/index.ts';
import { FileField } from '../../src/components/FileField/index.ts';
import { MoneyField } from '../../src/components/MoneyField/index.ts';
import { MultiSelect } from '../../src/components/MultiSelect/index.ts';
import { NumberField } from '../../src/components/NumberField/index.ts';
import { Radio, RadioGroup } from '../../src/components/Radio/index.ts';
import { RichTextEditor } from '../../src/components/RichTextEditor/index.ts';
import { SearchField } from '../../src/components/SearchField/index.ts';
import { SegmentedControl } from '../../src/components/SegmentedControl/index.ts';
import { Select } from '../../src/components/Select/index.ts';
import { Switch } from '../../src/components/Switch/index.ts';
import { TextArea } from '../../src/components/TextArea/index.ts';
import { TextField } from '../../src/components/TextField/index.ts';
import type { FieldHandle } from '../../src/parts/field/field-props.ts';
import { applyTheme } from '../../src/theme/index.ts';

/** What every field takes, whatever its value is. `ref` is narrowed by each to its own control. */
interface Given {
  readonly ref?: Ref<never>;
  readonly id?: string;
  readonly name?: string;
  readonly 'data-testid'?: string;
  readonly 'aria-describedby'?: string;
  readonly isInvalid?: boolean;
  readonly errorMessage?: string;
}

interface Field {
  readonly draw: (given: Given) => ReactNode;
  /** What the form sends before anything was changed. */
  readonly sent: readonly string[];
  /** Changes the value as a person does; absent where the application keeps it. */
  readonly change?: () => Promise<void>;
  /** Several controls: `id` is the group's, and focus goes to one of them. */
  readonly isGroup?: boolean;
  /** Takes no `errorMessage` of its own. */
  readonly hasNoMessage?: boolean;
}

const places = [
  { id: 'ktm', label: 'Kathmandu' },
  { id: 'pkr', label: 'Pokhara' },
];

async function typeInto(role: 'textbox' | 'searchbox' | 'combobox', text: string): Promise<void> {
  const input = page.getByRole(role, { name: 'Field' });
  await userEvent.clear(input);
  await userEvent.type(input, text);
}

const fields: Readonly<Record<string, Field>> = {
  TextField: {
    draw: (given) => <TextField label="Field" defaultValue="one" {...given} />,
    sent: ['one'],
    change: () => typeInto('textbox', 'two'),
  },
  'TextField of a password': {
    draw: (given) => <TextField type="password" label="Field" defaultValue="one" {...given} />,
    sent: ['one'],
    change: () => userEvent.fill(page.getByLabelText('Field'), 'two'),
  },
  TextArea: {
    draw: (given) => <TextArea label="Field" defaultValue="one" maxLength={20} {...given} />,
    sent: ['one'],
    change: () => typeInto('textbox', 'two'),
  },
  SearchField: {
    draw: (given) => <SearchField label="Field" defaultValue="one" {...given} />,
    sent: ['one'],
    change: () => typeInto('searchbox', 'two'),
    hasNoMessage: true,
  },
  NumberField: {
    draw: (given) => <NumberField label="Field" defaultValue={1234} {...given} />,
    sent: ['1234'],
    change: async () => {
      await typeInto('textbox', '5');
      await userEvent.tab();
    },
  },
  MoneyField: {
    draw: (given) => <MoneyField label="Field" defaultValue="12345.50" {...given} />,
    sent: ['12345.50'],
    change: () => typeInto('textbox', '5'),
  },
  Select: {
    draw: (given) => <Select label="Field" options={places} defaultValue="ktm" {...given} />,
    sent: ['ktm'],
    change: async () => {
      await userEvent.click(page.getByRole('button', { name: /Field$/ }));
      await userEvent.click(page.getByRole('option', { name: 'Pokhara' }));
    },
  },
  ComboBox: {
    draw: (given) => <ComboBox label="Field" options={places} defaultValue="ktm" {...given} />,
    sent: ['ktm'],
    change: async () => {
      await typeInto('combobox', 'Pok');
      await userEvent.click(page.getByRole('option', { name: 'Pokhara' }));
    },
  },
  MultiSelect: {
    draw: (given) => <MultiSelect label="Field" options={places} defaultValue={['ktm']} {...given} />,
    sent: ['ktm'],
    change: async () => {
      await userEvent.click(page.getByRole('button', { name: /Field$/ }));
      await userEvent.click(page.getByRole('option', { name: 'Pokhara' }));
      await userEvent.keyboard('{Escape}');
    },
  },
  Checkbox: {
    draw: (given) => (
      <Checkbox value="yes" defaultSelected {...given}>
        Field
      </Checkbox>
    ),
    sent: ['yes'],
    change: () => userEvent.click(page.getByText('Field')),
    hasNoMessage: true,
  },
  CheckboxGroup: {
    draw: (given) => (
      <CheckboxGroup label="Field" defaultValue={['ktm']} {...given}>
        <Checkbox value="ktm">Kathmandu</Checkbox>
        <Checkbox value="pkr">Pokhara</Checkbox>
      </CheckboxGroup>
    ),
    sent: ['ktm'],
    change: () => userEvent.click(page.getByText('Pokhara')),
    isGroup: true,
  },
  Radio: {
    draw: (given) => (
      <RadioGroup label="Field" defaultValue="pkr" {...given}>
        <Radio value="ktm">Kathmandu</Radio>
        <Radio value="pkr">Pokhara</Radio>
      </RadioGroup>
    ),
    sent: ['pkr'],
    change: () => userEvent.click(page.getByText('Kathmandu')),
    isGroup: true,
  },
  Switch: {
    draw: (given) => (
      <Switch value="yes" defaultSelected {...given}>
        Field
      </Switch>
    ),
    sent: ['yes'],
    change: () => userEvent.click(page.getByText('Field')),
    hasNoMessage: true,
  },
  SegmentedControl: {
    draw: (given) => <SegmentedControl label="Field" options={places} defaultValue="pkr" {...given} />,
    sent: ['pkr'],
    change: () => userEvent.click(page.getByRole('radio', { name: 'Kathmandu' })),
    isGroup: true,
    hasNoMessage: true,
  },
  FileField: {
    draw: (given) => <FileField label="Field" files={[{ id: 'f1', name: 'a.txt' }]} onAdd={() => {}} {...given} />,
    sent: ['f1'],
  },
  RichTextEditor: {
    draw: (given) => <RichTextEditor label="Field" defaultValue="<p>one</p>" {...given} />,
    sent: ['<p>one</p>'],
    change: async () => {
      await userEvent.click(page.getByRole('textbox', { name: 'Field' }));
      await userEvent.keyboard('more');
    },
  },
};

let root: Root;
beforeEach(() => {
  applyTheme({ brand: 'base', mode: 'light', motion: 'reduced' });
  document.body.innerHTML = '<div id="app"></div>';
  root = createRoot(document.getElementById('app')!);
});
afterEach(() => root.unmount());

const form = (): HTMLFormElement => document.querySelector('form')!;
const sent = (): FormDataEntryValue[] => new FormData(form()).getAll('field');

it('knows every field', () => {
  const sources = import.meta.glob<string>('../../src/components/*/*.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const named = Object.entries(sources)
    .filter(([, source]) => /FieldTexts|FieldMarks/.test(source) && !source.includes("'../../dates/"))
    .map(([path]) => /(\w+)\.tsx$/.exec(path)?.[1]);
  expect(named.length).toBeGreaterThan(10);
  for (const name of named) expect(fields).toHaveProperty(name!);
});

describe.each(Object.entries(fields))('%s', (_, { draw, sent: initial, change, isGroup, hasNoMessage }) => {
  it('takes focus by its ref, and its id, test id and description reach the page [LIB-10]', async () => {
    const ref: { current: FieldHandle | null } = { current: null };
    root.render(
      <>
        <p id="more">Said elsewhere.</p>
        {draw({ ref: ref as Ref<never>, id: 'the-field', 'data-testid': 'field', 'aria-describedby': 'more' })}
      </>,
    );
    await expect.poll(() => ref.current).not.toBeNull();
    ref.current!.focus();
    const control = (): Element | null => document.getElementById('the-field');
    await expect.poll(() => document.activeElement !== document.body).toBe(true);
    if (isGroup === true) expect(control()!.contains(document.activeElement)).toBe(true);
    else await expect.poll(() => control() !== null && document.activeElement === control()).toBe(true);
    const whole = page.getByTestId('field').element();
    expect(whole.contains(document.activeElement)).toBe(true);
    expect(whole.textContent + (whole.getAttribute('aria-label') ?? '')).toContain('Field');
    expect(document.querySelector('[aria-describedby~="more"]')).not.toBeNull();
  });

  it('is in the form under its name, and follows its reset [LIB-10]', async () => {
    root.render(<form>{draw({ name: 'field' })}</form>);
    await expect.poll(sent).toEqual(initial);
    if (change === undefined) return;
    await change();
    await expect.poll(sent).not.toEqual(initial);
    form().reset();
    await expect.poll(sent).toEqual(initial);
  });

  it.skipIf(hasNoMessage === true)('is wrong by a message unless told that it is not [LIB-9]', async () => {
    const isWrong = (): boolean => document.querySelector('[data-invalid], [aria-invalid="true"]') !== null;
    function Trying(): ReactNode {
      const [isTried, setIsTried] = useState(false);
      return (
        <>
          <button type="button" onClick={() => setIsTried(true)}>
            Try
          </button>
          {draw({ errorMessage: 'Say a name', isInvalid: isTried })}
        </>
      );
    }
    root.render(<Trying />);
    await expect.element(page.getByText('Field').first()).toBeInTheDocument();
    expect(page.getByText('Say a name').query()).toBeNull();
    expect(isWrong()).toBe(false);
    await userEvent.click(page.getByRole('button', { name: 'Try' }));
    await expect.element(page.getByText('Say a name')).toBeVisible();
    expect(isWrong()).toBe(true);
    root.render(<div key="alone">{draw({ errorMessage: 'Say a name' })}</div>);
    await expect.element(page.getByText('Say a name')).toBeVisible();
    await expect.poll(isWrong).toBe(true);
  });
});
