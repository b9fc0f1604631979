/** The public interface of the package, read from its types: what each entry exports, and the props of each component. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { API, SignatureKind, SymbolFlags, TypeFlags } from 'typescript/unstable/sync';
import type { Checker, Symbol, Type } from 'typescript/unstable/sync';

/** One prop of a component. */
export interface Prop {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  /** Source text of the default, if the component has one. */
  readonly defaultValue?: string;
  /** `own`, or the family of libraries that the prop comes from. */
  readonly origin: 'own' | 'React Aria' | 'HTML';
  /** The values of a union of literals. */
  readonly options?: readonly (string | number)[];
}

/** One thing that an entry exports. */
export interface Exported {
  readonly name: string;
  readonly kind: 'component' | 'function' | 'value' | 'type';
  /** Type of a function or value, or the text of a type. */
  readonly type: string;
  readonly description: string;
  /** Props of a component, without handlers of DOM events, which React Aria hands on; members of an object type of the package. */
  readonly props?: readonly Prop[];
}

/** An address that can be imported, with the file that it leads to. */
interface Entry {
  readonly address: string;
  readonly file: string;
}

export interface EntryInterface extends Entry {
  readonly exports: readonly Exported[];
}

const ui = join(import.meta.dirname, '..');

/** Every address of `exports` that leads to a module; brands have stylesheets alone. */
function entries(): Entry[] {
  const manifest = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { 'karmik-src': string }>;
  };
  return Object.entries(manifest.exports).flatMap(([address, target]): Entry[] => {
    if (typeof target === 'string' || address === './brands/*') return [];
    const file = target['karmik-src'];
    if (!address.includes('*')) return [{ address, file: join(ui, file) }];
    const names = [...readdirSync(join(ui, 'src/components')), 'DataTable/grid'].toSorted((a, b) => a.localeCompare(b));
    return names
      .map((name) => ({ address: address.replace('*', name), file: join(ui, file.replace('*', name)) }))
      .filter(({ file: path }) => existsSync(path));
  });
}

const NO_TRUNCATION = 1;
const IN_TYPE_ALIAS = 8_388_608;

/** Reads the interface of all entries with the compiler; takes some seconds. */
export function readInterface(): EntryInterface[] {
  const api = new API({ cwd: ui });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [join(ui, 'tsconfig.json')] });
    const project = snapshot.getProjects()[0];
    if (project === undefined) throw new Error('The compiler opened no project.');
    const { checker, program } = project;
    return entries().map((entry) => {
      const source = program.getSourceFile(entry.file);
      const module = source && checker.getSymbolAtLocation(source);
      if (module === undefined) throw new Error(`${entry.file} is no module of the project.`);
      const exports = checker
        .getExportsOfModule(module)
        .map((symbol) => exportedOf(checker, symbol))
        .toSorted((a, b) => a.name.localeCompare(b.name));
      return { ...entry, exports };
    });
  } finally {
    api.close();
  }
}

function exportedOf(checker: Checker, exported: Symbol): Exported {
  const symbol = (exported.flags & SymbolFlags.Alias) === 0 ? exported : checker.getAliasedSymbol(exported);
  const { name } = exported;
  const description = checker.getDocumentationCommentOfSymbol(symbol);
  if ((symbol.flags & SymbolFlags.Value) === 0) {
    const declared = checker.getDeclaredTypeOfSymbol(symbol);
    // Props of components are told there.
    const hasMembers = declared.isObjectType() && !name.endsWith('Props');
    return {
      name,
      kind: 'type',
      type: checker.typeToString(declared, undefined, NO_TRUNCATION | IN_TYPE_ALIAS),
      description,
      ...(hasMembers && { props: membersOf(checker, declared) }),
    };
  }
  const type = checker.getTypeOfSymbol(symbol);
  if (type === undefined) throw new Error(`"${name}" has no type.`);
  const [signature] = checker.getSignaturesOfType(type, SignatureKind.Call);
  const text = checker.typeToString(type, undefined, NO_TRUNCATION);
  if (signature === undefined) return { name, kind: 'value', type: text, description };
  const result = checker.getReturnTypeOfSignature(signature);
  const isComponent =
    /^[A-Z]/.test(name) &&
    result !== undefined &&
    /^(?:React)?(?:Node|Element)|^ReactNode/.test(checker.typeToString(result));
  const given = isComponent ? checker.getParameterType(signature, 0) : undefined;
  if (!isComponent) return { name, kind: 'function', type: text, description };
  const defaults = defaultsOf(symbol, name);
  const props =
    given === undefined ? [] : checker.getPropertiesOfType(given).flatMap((prop) => propOf(checker, prop, defaults));
  return { name, kind: 'component', type: text, description, props };
}

/** Members that the package declares itself, of a type that is no function and no list. */
function membersOf(checker: Checker, type: Type): Prop[] {
  const isPlain = checker.getSignaturesOfType(type, SignatureKind.Call).length === 0 && !checker.isArrayLikeType(type);
  return isPlain
    ? checker
        .getPropertiesOfType(type)
        .flatMap((member) => propOf(checker, member, new Map()))
        .filter(({ origin }) => origin === 'own')
    : [];
}

function propOf(checker: Checker, symbol: Symbol, defaults: ReadonlyMap<string, string>): Prop[] {
  const path = symbol.declarations[0]?.path ?? '';
  const isFromAria = /\/(?:react-aria|react-aria-components|react-stately|@react-types\/shared)\//.test(path);
  const isAttribute = path.endsWith('/shared/src/dom.d.ts');
  const origin = !path.includes('/node_modules/') ? 'own' : isFromAria && !isAttribute ? 'React Aria' : 'HTML';
  const { name } = symbol;
  // A hundred handlers of DOM events would hide the props that matter.
  if (origin === 'HTML' && /^on[A-Z]/.test(name)) return [];
  const type = checker.getTypeOfSymbol(symbol);
  if (type === undefined) return [];
  // Attributes of RDFa, which no one sets on a component.
  if (origin === 'HTML' && (type.flags & TypeFlags.Any) !== 0) return [];
  const options = optionsOf(type);
  const defaultValue = defaults.get(name);
  return [
    {
      name,
      type: textOf(checker, type, options),
      isRequired: (symbol.flags & SymbolFlags.Optional) === 0,
      description: checker.getDocumentationCommentOfSymbol(symbol),
      origin,
      ...(defaultValue !== undefined && { defaultValue }),
      ...(options !== undefined && { options }),
    },
  ];
}

/** Literals of a union of nothing else, `undefined` aside. */
function optionsOf(type: Type): (string | number)[] | undefined {
  const members = type.isUnionType() ? type.getTypes() : [type];
  const literals = members.filter((member) => (member.flags & TypeFlags.Undefined) === 0);
  const values = literals.flatMap((member) =>
    member.isLiteralType() && (typeof member.value === 'string' || typeof member.value === 'number')
      ? [member.value]
      : [],
  );
  return values.length > 0 && values.length === literals.length ? values : undefined;
}

function textOf(checker: Checker, type: Type, options: readonly (string | number)[] | undefined): string {
  if (options !== undefined) return options.map((option) => JSON.stringify(option)).join(' | ');
  const text = checker.typeToString(type, undefined, NO_TRUNCATION);
  return text
    .replace(/ \| undefined$/, '')
    .replace(/^\((.*)\)$/s, (whole, inner: string) => (isOne(inner) ? inner : whole));
}

/** Whether the parentheses that were around a text belonged together. */
function isOne(text: string): boolean {
  let depth = 0;
  for (const letter of text.replaceAll('=>', '')) {
    if (letter === '(') depth++;
    if (letter === ')' && --depth < 0) return false;
  }
  return depth === 0;
}

/** Defaults that a component gives its props where it takes them apart, as they are written. */
function defaultsOf(symbol: Symbol, name: string): ReadonlyMap<string, string> {
  const path = symbol.declarations[0]?.path;
  if (path === undefined) return new Map();
  const source = readFileSync(path, 'utf8');
  const { program } = parseSync(path, source);
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'FunctionDeclaration' || declared.id?.name !== name) continue;
    const [parameter] = declared.params;
    if (parameter?.type !== 'ObjectPattern') return new Map();
    return new Map(
      parameter.properties.flatMap((property) =>
        property.type === 'Property' &&
        property.value.type === 'AssignmentPattern' &&
        property.key.type === 'Identifier'
          ? [[property.key.name, source.slice(property.value.right.start, property.value.right.end)] as const]
          : [],
      ),
    );
  }
  return new Map();
}
