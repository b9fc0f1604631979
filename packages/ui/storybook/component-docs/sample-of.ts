/**
 * Code to copy for a story, made of the source of the story itself, so that it is what the page shows: its arguments become
 * attributes, what it uses of the file comes along, and imports lead to the entries of the package.
 */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { format } from 'oxfmt';

/** A node of the syntax tree, as far as it is looked at here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** The name of an identifier. */
const nameOf = (node: Node): string => (typeof node['name'] === 'string' ? node['name'] : '');

/** The parts of a sample, each as source text. */
export interface Sample {
  readonly imports: readonly string[];
  /** Constants, types and components of the story that the sample uses. */
  readonly declarations: readonly string[];
  /** Statements before the element, such as hooks. */
  readonly statements: string;
  readonly element: string;
}

/** What a reader copies: a lone element as it is, and a component where statements come before it. */
export async function codeOf(sample: Sample): Promise<string> {
  const { imports, declarations, statements, element } = sample;
  const source = statements === '' ? [imports.join('\n'), ...declarations, element].join('\n\n') : moduleOf(sample);
  const { code, errors } = await format('Example.tsx', source, { printWidth: 90, singleQuote: true });
  if (errors[0] !== undefined) throw new Error(`${errors[0].message}\n${source}`);
  return code.trim().replace(/(>|\))\s*;$/, '$1');
}

/** The sample as a module that exports a component, for the compiler and for tests. */
export function moduleOf({ imports, declarations, statements, element }: Sample): string {
  const body = `export function Example() {\n${statements}\nreturn (${element});\n}`;
  return `${[imports.join('\n'), ...declarations, body].join('\n\n')}\n`;
}

interface Declared {
  readonly node: Node;
  readonly source: string;
}

interface Imported {
  readonly from: string;
  readonly name: string;
  readonly isType: boolean;
}

interface Module {
  readonly source: string;
  readonly declared: ReadonlyMap<string, Declared>;
  readonly imported: ReadonlyMap<string, Imported>;
}

/** Glyphs are drawings of the package's own parts; an app takes the icon of the same meaning. */
const icons: Readonly<Record<string, string>> = {
  AlertGlyph: 'CircleAlertIcon',
  ChevronEndGlyph: 'ChevronRightIcon',
  CloseGlyph: 'XIcon',
  FileGlyph: 'FileTextIcon',
};

/**
 * @param path file of the stories
 * @param entry address of the component, for example `@karmik/ui/Button`
 * @param story name of the export
 */
export function sampleOf(path: string, entry: string, story: string): Sample {
  const file = readModule(path);
  const meta = objectOf(declaredIn(file, 'meta'));
  const told = objectOf(declaredIn(file, story));
  const args = new Map([...argsOf(meta, file.source), ...argsOf(told, file.source)]);
  const render = valueOf(told, 'render') ?? valueOf(meta, 'render');
  const component = valueOf(meta, 'component');
  const writer = new Writer(file, args);
  let statements = '';
  let element: string;
  if (render === undefined) {
    const name = component?.type === 'TSInstantiationExpression' ? (component['expression'] as Node) : component;
    if (name?.type !== 'Identifier') throw new Error(`${path}: "${story}" has neither render nor component.`);
    element = writer.elementOf(String(name['name']));
  } else {
    ({ statements, element } = writer.renderedBy(render));
  }
  return { ...writer.collected(path, entry), statements, element };
}

/** Names of the arguments that a story gives as texts, which can therefore be tried with other texts. */
export function textArgsOf(path: string, story: string): string[] {
  const file = readModule(path);
  const args = [declaredIn(file, 'meta'), declaredIn(file, story)].flatMap((told) =>
    argsOf(objectOf(told), file.source),
  );
  return args.filter(([, value]) => value.type === 'Literal' && typeof value['value'] === 'string').map(([key]) => key);
}

function readModule(path: string): Module {
  const source = readFileSync(path, 'utf8');
  const { program } = parseSync(path, source);
  const declared = new Map<string, Declared>();
  const imported = new Map<string, Imported>();
  for (const statement of program.body as unknown as Node[]) {
    if (statement.type === 'ImportDeclaration') {
      const from = String((statement['source'] as Node)['value']);
      for (const specifier of statement['specifiers'] as Node[]) {
        const local = String((specifier['local'] as Node)['name']);
        const name = specifier['imported'] as Node | undefined;
        const isType = statement['importKind'] === 'type' || specifier['importKind'] === 'type';
        imported.set(local, { from, name: name === undefined ? local : nameOf(name), isType });
        // Sample data of a story is part of the sample.
        const beside = join(dirname(path), from);
        if (!from.startsWith('./sample-') || !existsSync(beside)) continue;
        const data = readModule(beside);
        for (const [key, one] of data.declared) declared.set(key, one);
        for (const [key, one] of data.imported) imported.set(key, one);
        imported.delete(local);
      }
      continue;
    }
    const node = (statement['declaration'] as Node | null | undefined) ?? statement;
    for (const name of namesOf(node)) declared.set(name, { node, source });
  }
  return { source, declared, imported };
}

function namesOf(node: Node): string[] {
  if (node.type === 'VariableDeclaration')
    return (node['declarations'] as Node[]).map(({ id }) => String((id as Node)['name']));
  const id = node['id'] as Node | null | undefined;
  return id === null || id === undefined ? [] : [String(id['name'])];
}

function declaredIn(file: Module, name: string): Node | undefined {
  const node = file.declared.get(name)?.node;
  const declarator = (node?.['declarations'] as Node[] | undefined)?.find(({ id }) => (id as Node)['name'] === name);
  return declarator?.['init'] as Node | undefined;
}

/** The object that an expression is, without `satisfies` and `as`. */
function objectOf(node: Node | undefined): Node | undefined {
  if (node === undefined || node.type === 'ObjectExpression') return node;
  return objectOf(node['expression'] as Node | undefined);
}

const propertiesOf = (object: Node | undefined): Node[] => (object?.['properties'] as Node[] | undefined) ?? [];

const keyOf = (property: Node): string => {
  const key = property['key'] as Node | undefined;
  if (key === undefined) return '';
  return typeof key['value'] === 'string' ? key['value'] : nameOf(key);
};

const valueOf = (object: Node | undefined, key: string): Node | undefined =>
  propertiesOf(object).find((property) => keyOf(property) === key)?.['value'] as Node | undefined;

function argsOf(object: Node | undefined, source: string): [string, Node][] {
  return propertiesOf(valueOf(object, 'args')).map((property) => {
    if (property.type !== 'Property') throw new Error(`Write out "${source.slice(property.start, property.end)}".`);
    return [keyOf(property), property['value'] as Node];
  });
}

/** All nodes in a tree, each with the one around it. */
function* nodesIn(node: Node, around?: Node): Generator<readonly [Node, Node | undefined]> {
  yield [node, around];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof child === 'object' && child !== null && 'type' in child) yield* nodesIn(child as Node, node);
  }
}

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

class Writer {
  readonly #used = new Map<string, Declared>();
  readonly #imports = new Map<string, Imported>();
  readonly file: Module;
  readonly args: ReadonlyMap<string, Node>;

  constructor(file: Module, args: ReadonlyMap<string, Node>) {
    this.file = file;
    this.args = args;
  }

  /** The element of a component with the arguments of the story. */
  elementOf(name: string): string {
    this.#use(name);
    const content = this.#contentOf(this.args.get('children'));
    const attributes = this.#attributes(new Set(['children']));
    return content === undefined ? `<${name}${attributes} />` : `<${name}${attributes}>${content}</${name}>`;
  }

  /** Statements and element of a render function. */
  renderedBy(render: Node): { statements: string; element: string } {
    const [given] = render['params'] as Node[];
    const body = bare(render['body'] as Node);
    const name = given?.type === 'Identifier' ? String(given['name']) : undefined;
    if (body.type !== 'BlockStatement') {
      const element = this.#write(body, this.file.source, name);
      const taken = given !== undefined && name === undefined ? this.#takenApart(given) : '';
      return { statements: taken, element };
    }
    const statements = body['body'] as Node[];
    const last = statements.at(-1);
    const result = last?.type === 'ReturnStatement' ? (last['argument'] as Node | null) : undefined;
    if (!result) throw new Error('A render function of a sample ends with what it draws.');
    const texts = statements.slice(0, -1).map((statement) => this.#write(statement, this.file.source, name));
    const taken = given !== undefined && name === undefined ? [this.#takenApart(given)] : [];
    return { statements: [...taken, ...texts].join('\n'), element: this.#write(bare(result), this.file.source, name) };
  }

  /** What the written parts use: imports of the package and of libraries, and declarations in the order of their file. */
  collected(path: string, entry: string): Pick<Sample, 'imports' | 'declarations'> {
    // A declaration may use others, which are then met in the same loop.
    const texts = new Map<string, string>();
    for (const [name, { node, source }] of this.#used) texts.set(name, this.#write(node, source));
    const order = [...this.file.declared.keys()];
    const declarations = [...texts].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)).map(([, text]) => text);
    const byAddress = new Map<string, Set<string>>();
    for (const { from, name, isType } of this.#imports.values()) {
      const address = addressOf(from, path, entry);
      const known = byAddress.get(address) ?? new Set();
      byAddress.set(address, known.add(`${isType ? 'type ' : ''}${iconOr(from, name)}`));
    }
    const imports = [...byAddress]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([address, names]) => `import { ${[...names].toSorted(byName).join(', ')} } from '${address}';`);
    return { imports, declarations };
  }

  #takenApart(pattern: Node): string {
    const object = [...this.args].map(
      ([key, value]) => `${JSON.stringify(key)}: ${this.#write(value, this.file.source)}`,
    );
    return `const ${this.file.source.slice(pattern.start, pattern.end)} = { ${object.join(', ')} };`;
  }

  #attributes(without: ReadonlySet<string>): string {
    return [...this.args]
      .filter(([key]) => !without.has(key))
      .map(([key, value]) => ` ${key}${this.#attributeValue(value)}`)
      .join('');
  }

  #attributeValue(value: Node): string {
    const text = value['value'];
    if (value.type === 'Literal' && text === true) return '';
    if (value.type === 'Literal' && typeof text === 'string' && !/["\\\n{}<>]/.test(text)) return `="${text}"`;
    return `={${this.#write(value, this.file.source)}}`;
  }

  #contentOf(children: Node | undefined): string | undefined {
    if (children === undefined) return undefined;
    const text = children['value'];
    if (children.type === 'Literal' && typeof text === 'string' && !/[{}<>&\\\n]/.test(text)) return text;
    const written = this.#write(children, this.file.source);
    return /^JSX(?:Element|Fragment)$/.test(children.type) ? written : `{${written}}`;
  }

  /** Notes a name of the file as used. @returns the name that it has in the sample */
  #use(name: string): string {
    const imported = this.file.imported.get(name);
    if (imported !== undefined) {
      this.#imports.set(name, imported);
      return iconOr(imported.from, name);
    }
    const declared = this.file.declared.get(name);
    if (declared !== undefined && !this.#used.has(name)) this.#used.set(name, declared);
    return name;
  }

  /** Source of a node with arguments put in, mocks made plain, and names of other entries. */
  #write(node: Node, source: string, argsName?: string): string {
    const edits: Edit[] = [];
    const done = new Set<Node>();
    for (const [one, around] of nodesIn(node)) {
      if (done.has(around!) || [...done].some(({ start, end }) => one.start >= start && one.end <= end)) continue;
      const edit = this.#editOf(one, around, source, argsName);
      if (edit === undefined) continue;
      edits.push(...edit.edits);
      if (edit.isWhole) done.add(one);
    }
    let text = source.slice(node.start, node.end);
    for (const { start, end, text: put } of edits.toSorted((a, b) => b.start - a.start))
      text = text.slice(0, start - node.start) + put + text.slice(end - node.start);
    return text.replaceAll(/^\s*(?:\/\/|\{\/\*) oxlint-.*\n/gm, '');
  }

  #editOf(
    node: Node,
    around: Node | undefined,
    source: string,
    argsName: string | undefined,
  ): { readonly edits: readonly Edit[]; readonly isWhole: boolean } | undefined {
    const whole = (text: string) => ({ edits: [{ start: node.start, end: node.end, text }], isWhole: true });
    if (
      node.type === 'CallExpression' &&
      (node['callee'] as Node)['name'] === 'fn' &&
      this.#isOf('fn', 'storybook/test')
    ) {
      const [given] = node['arguments'] as Node[];
      return whole(given === undefined ? '() => {}' : this.#write(given, source, argsName));
    }
    if (argsName !== undefined && node.type === 'JSXSpreadAttribute' && isNamed(node['argument'], argsName)) {
      const opening = around!;
      const given = (opening['attributes'] as Node[]).flatMap(
        ({ name }) => ((name as Node | undefined)?.['name'] as string) ?? [],
      );
      const content = opening['selfClosing'] === true ? this.#contentOf(this.args.get('children')) : undefined;
      const attributes = this.#attributes(new Set([...given, 'children'])).trimStart();
      const edits = [{ start: node.start, end: node.end, text: attributes }];
      if (content !== undefined) {
        const name = source.slice((opening['name'] as Node).start, (opening['name'] as Node).end);
        edits.push({ start: opening.end - 2, end: opening.end, text: `>${content}</${name}>` });
      }
      return { edits, isWhole: true };
    }
    if (argsName !== undefined && node.type === 'MemberExpression' && isNamed(node['object'], argsName)) {
      const value = this.args.get(String((node['property'] as Node)['name']));
      return whole(value === undefined ? 'undefined' : `(${this.#write(value, this.file.source)})`);
    }
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return this.#nameEdit(node, around, whole);
    return undefined;
  }

  #nameEdit<Result>(node: Node, around: Node | undefined, whole: (text: string) => Result): Result | undefined {
    const name = String(node['name']);
    // A key of an object, a property after a dot and the name of an attribute are no names of the file.
    const isKey =
      (around?.type === 'MemberExpression' && around['property'] === node && around['computed'] !== true) ||
      (around?.type === 'Property' && around['key'] === node && around['shorthand'] !== true) ||
      (around?.type === 'TSPropertySignature' && around['key'] === node) ||
      around?.type === 'JSXAttribute';
    if (isKey) return undefined;
    const known = this.#use(name);
    return known === name ? undefined : whole(known);
  }

  #isOf(name: string, from: string): boolean {
    return this.file.imported.get(name)?.from === from;
  }
}

const byName = (a: string, b: string): number => a.replace(/^type /, '').localeCompare(b.replace(/^type /, ''));

/** The expression in parentheses. */
const bare = (node: Node): Node => (node.type === 'ParenthesizedExpression' ? bare(node['expression'] as Node) : node);

const isNamed = (node: unknown, name: string): boolean =>
  (node as Node).type === 'Identifier' && (node as Node)['name'] === name;

/** The icon that an app takes for a glyph, and other names as they are. */
const iconOr = (from: string, name: string): string =>
  from.includes('/glyphs/') ? (icons[name] ?? name.replace(/Glyph$/, 'Icon')) : name;

/** The address by which an app imports what a story imports by a path. */
function addressOf(from: string, path: string, entry: string): string {
  // What lies in the folder of a component is offered by its entry.
  if (from.startsWith('./')) return entry;
  const component = /^(?:\.\.\/)+(\w+)\/index\.ts$/.exec(from)?.[1];
  if (component !== undefined && /^[A-Z]/.test(component)) return `@karmik/ui/${component}`;
  if (from.includes('/glyphs/')) return '@karmik/ui/icons';
  const room = /^(?:\.\.\/)+(\w+)\/(?:index|names)\.ts$/.exec(from)?.[1];
  if (room !== undefined) return `@karmik/ui/${room}`;
  if (!from.startsWith('.') && !from.includes('storybook')) return from;
  throw new Error(`${path}: a sample cannot import "${from}".`);
}
