/** What declaring costs: the lines of an ordinary entity, and the compiler's time with many of them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const app = join(import.meta.dirname, '..');
const packages = join(app, '..');

export interface DeclarationLines {
  readonly what: string;
  readonly lines: number;
}

/** The lines that `bank` has in model and app: list, form, import, export and the place in menu and search. */
export function measureLines(): DeclarationLines[] {
  const read = (path: string) => readFileSync(join(packages, path), 'utf8');
  const linesOf = (text: string) => text.trimEnd().split('\n').length;
  const withName = (text: string) => text.split('\n').filter((line) => /\bbank\b/.test(line)).length;
  const catalogue = read('app/src/modules/organization/admin.routes.ts');
  const [entry = ''] = /masterData\([^(]*\/bank`[\s\S]*?\}\),/.exec(catalogue) ?? [];
  return [
    { what: 'the entity', lines: linesOf(read('model/src/organization/bank.ts')) },
    { what: 'in the list of entities', lines: withName(read('model/src/entities.ts')) },
    { what: 'the screen', lines: linesOf(read('app/src/modules/organization/admin/settings/bank.screen.ts')) },
    { what: 'in the catalogue, its icon included', lines: linesOf(entry) + 1 },
  ];
}

const entityText = (n: number): string => `import { defineEntity } from '@karmik/model/kit/entity';
import { f } from '@karmik/model/kit/fields';
import { bilingual } from '@karmik/model/kit/text';

export const thing${n} = defineEntity({
  name: 'thing_${n}',
  label: bilingual('Thing ${n}', 'वस्तु ${n}'),
  plural: bilingual('Things ${n}', 'वस्तुहरू ${n}'),
  path: 'org/:org/thing-${'abcdefghij'[n % 10]}',
  codes: { read: '2.13', write: '2.13' },
  fields: {
    name: f.text({ label: bilingual('Name', 'नाम'), required: true, max: 120, unique: true }),
    code_${n}: f.text({ label: bilingual('Code', 'कोड'), max: 20, format: 'code' }),
    about: f.longText({ label: bilingual('About', 'विवरण'), max: 500 }),
    amount: f.money({ label: bilingual('Amount', 'रकम'), min: 0 }),
    share: f.percent({ label: bilingual('Share', 'अंश'), min: 0, max: 100 }),
    begins_on: f.date({ label: bilingual('Begins', 'सुरु'), required: true }),
    ends_on: f.date({ label: bilingual('Ends', 'अन्त्य') }),
    is_open: f.boolean({ label: bilingual('Open', 'खुला'), default: true }),
    kind: f.choice({ label: bilingual('Kind', 'किसिम'), required: true, choices: { A: bilingual('A', 'क'), B: bilingual('B', 'ख') } }),
    keeper: f.user({ label: bilingual('Keeper', 'जिम्मेवार') }),
    branch: f.reference({ label: bilingual('Branch', 'शाखा'), to: 'branch', name_field: 'name' }),
    status: f.status({
      label: bilingual('Status', 'स्थिति'),
      initial: 'Requested',
      states: { Requested: { label: bilingual('Requested', 'अनुरोध'), tone: 'info' }, Approved: { label: bilingual('Approved', 'स्वीकृत'), tone: 'positive' } },
    }),
  },
  rules: ({ begins_on, ends_on }) => (ends_on !== null && ends_on < begins_on ? { ends_on: ['Too early'] } : undefined),
});
`;

const screensText = (n: number): string => `import { bilingual } from '@karmik/model/kit/text';
import { listScreen, masterDataScreen } from '../../src/screens/kit/screens.ts';
import { thing${n} } from './thing-${n}.ts';

export const settings = masterDataScreen(thing${n}, {
  columns: ['name', 'code_${n}', 'amount', 'begins_on', 'status'],
  filters: ['kind', 'begins_on', 'keeper', 'branch'],
  sort: '-begins_on',
  form: ['name', { title: bilingual('More', 'थप'), fields: ['about', 'amount', 'kind', 'keeper', 'branch'] }],
});

export const list = listScreen(thing${n}, {
  columns: ['name', 'share', { id: 'own', header: thing${n}.fields.about.label, Cell: ({ record }) => record.about?.length ?? null }],
  filters: ['is_open', 'status'],
  sort: 'name',
});
`;

/** Seconds of a cold check of the application with so many entities, and two screens of each, besides its own. */
export function measureTypes(entities: number): { readonly own: number; readonly all: number } {
  const folder = join(app, 'bench/many');
  const compiler = createRequire(import.meta.url).resolve('typescript/package.json');
  const check = (include: readonly string[]): number => {
    const config = join(folder, 'tsconfig.json');
    writeFileSync(
      config,
      JSON.stringify({ extends: '../../tsconfig.json', compilerOptions: { incremental: false }, include }),
    );
    const began = performance.now();
    const { status, stdout } = spawnSync(process.execPath, [join(dirname(compiler), 'bin/tsc'), '-p', config], {
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(stdout.slice(0, 2_000));
    return (performance.now() - began) / 1000;
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    for (let n = 1; n <= entities; n++) {
      writeFileSync(join(folder, `thing-${n}.ts`), entityText(n));
      writeFileSync(join(folder, `screens-${n}.tsx`), screensText(n));
    }
    return { own: check(['../../src']), all: check(['../../src', '.']) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
