/** Which way imports point inside of the application, those that are fetched later included. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const src = join(import.meta.dirname, '../src');
const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !/\.test\.tsx?$/.test(file));

const typeImports = /^(import|export) type [^;]*;$/gm;
const imports = /(?:\bfrom |\bimport |\bimport\()\s*'(\.[^']+)'/g;

/** The files that each file imports. */
const imported = new Map(
  files.map((file) => [
    file,
    [...readFileSync(join(src, file), 'utf8').replaceAll(typeImports, '').matchAll(imports)].map(([, path = '']) =>
      normalize(join(dirname(file), path)),
    ),
  ]),
);

/** Groups of files of which each is reached from each other (Tarjan). */
function knots(): string[][] {
  const found: string[][] = [];
  const numbers = new Map<string, { readonly own: number; low: number; isOpen: boolean }>();
  const open: string[] = [];
  const visit = (file: string) => {
    const number = { own: numbers.size, low: numbers.size, isOpen: true };
    numbers.set(file, number);
    open.push(file);
    for (const next of imported.get(file) ?? []) {
      if (!imported.has(next)) continue;
      const known = numbers.get(next) ?? visit(next);
      if (known.isOpen) number.low = Math.min(number.low, known.low);
    }
    if (number.low === number.own) {
      const group = open.splice(open.indexOf(file));
      for (const each of group) Object.assign(numbers.get(each) ?? {}, { isOpen: false });
      if (group.length > 1) found.push(group.toSorted());
    }
    return number;
  };
  for (const file of files) if (!numbers.has(file)) visit(file);
  return found;
}

it('no file is reached from itself, but for screens that hold screens', () => {
  expect(knots()).toEqual([['screens/screen-component.tsx', 'screens/tabs/TabsScreenView.tsx']]);
});

/** What other modules use of a module, by its folder. A new line here is a decision; what many use belongs below the modules. */
const open: Readonly<Record<string, readonly string[]>> = {
  account: ['security/PasswordDialog.tsx', 'security/qr-cells.ts', 'security/security-calls.ts'],
  attendance: [
    'days/calendar.screen.ts',
    'days/day-state.ts',
    'days/detail-as.tsx',
    'days/MonthFigures.tsx',
    'punches/AttendanceToggle.tsx',
    'punches/HeldPunches.tsx',
    'punches/held-punches.ts',
    'punches/use-punch.ts',
  ],
  commons: ['thread/Comments.tsx', 'thread/Files.tsx'],
  forms: ['pages/QuestionsEditing.tsx', 'pages/forms.css.ts', 'pages/words.ts'],
  home: ['Day.tsx', 'First.tsx', 'home-query.ts'],
  hris: ['admin/employees/HandOver.tsx', 'increments/Increments.tsx', 'separation/task-parts.ts'],
  leave: ['balances/CalendarLink.tsx', 'balances/ExplainDrawer.tsx', 'balances/balance-calls.ts', 'balances/words.ts'],
  noticeboard: [
    'pages/CommentForm.tsx',
    'pages/KudosOf.tsx',
    'pages/PostCard.tsx',
    'pages/PostEditor.tsx',
    'pages/PostList.tsx',
    'pages/format-bytes.ts',
    'pages/post.css.ts',
    'pages/posts.ts',
    'pages/writing-words.ts',
  ],
  organization: ['admin/settings/security/OwnFirst.tsx', 'pages/SetupPanel.tsx'],
  payroll: ['explain/use-values.ts', 'voucher/BatchVouchers.tsx', 'voucher/ChargeVoucher.tsx'],
  questions: ['pages/sets-screen.ts'],
};

const moduleOf = (file: string): string | undefined => /^modules\/([\w-]+)\//.exec(file)?.[1];

it('a module takes from another one only what stands open', () => {
  const taken = [...imported]
    // A table of routes may show what another module has: the menu is the specification's.
    .filter(([file]) => !file.endsWith('.routes.ts'))
    .flatMap(([file, all]) => all.map((other) => ({ file, other })))
    .filter(({ file, other }) => moduleOf(file) && moduleOf(other) && moduleOf(file) !== moduleOf(other))
    .map(({ other }) => other.replace(/^modules\//, ''));
  const said = Object.entries(open).flatMap(([module, parts]) => parts.map((part) => `${module}/${part}`));
  expect([...new Set(taken)].toSorted()).toEqual(said.toSorted());
});
