import { readFileSync } from 'node:fs';
import { parseSync } from 'oxc-parser';

/** One thing that the package exports, with what its docstring says. */
export interface Entry {
  name: string;
  signature: string;
  text: string;
  params: string[];
  throws: string[];
  example: string[];
}

const source = new URL('../src/', import.meta.url);

/** Reads the exports of an entry point of the package, in the order in which it lists them. */
export const entries = (entryPoint: string): Entry[] => {
  const found: Entry[] = [];
  const file = new URL(entryPoint, source);
  for (const statement of parse(file).program.body) {
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.source === null) found.push(...declared(file));
    else {
      const names = statement.specifiers.map(({ local }) => ('name' in local ? local.name : local.value));
      const all = declared(new URL(statement.source.value, file));
      for (const name of names) found.push(...all.filter((entry) => entry.name === name));
    }
  }
  return found;
};

const parse = (file: URL) => parseSync(file.pathname, readFileSync(file, 'utf8'));

/** Everything that a module declares and exports. */
const declared = (file: URL): Entry[] => {
  const text = readFileSync(file, 'utf8');
  const { program, comments } = parse(file);
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.declaration === null) return [];
    const { declaration } = statement;
    const comment = comments.findLast(
      ({ end }) => end <= statement.start && /^\s*$/.test(text.slice(end, statement.start)),
    );
    const cut = (start: number, end: number): string => text.slice(start, end).trim();
    let name: string;
    let signature: string;
    if (declaration.type === 'FunctionDeclaration') {
      name = declaration.id!.name;
      signature = cut(declaration.start, declaration.body!.start);
    } else if (declaration.type === 'ClassDeclaration') {
      name = declaration.id!.name;
      signature = cut(declaration.start, declaration.body.start);
    } else if (declaration.type === 'VariableDeclaration') {
      const { id, init } = declaration.declarations[0]!;
      name = 'name' in id ? id.name : '';
      signature =
        init?.type === 'ArrowFunctionExpression'
          ? cut(declaration.start, init.body.start).replace(/\s*=>$/, '')
          : cut(declaration.start, id.end) + (init?.type === 'Literal' ? ` = ${init.raw}` : '');
    } else if ('id' in declaration && declaration.id && 'name' in declaration.id) {
      name = declaration.id.name;
      signature = cut(declaration.start, declaration.end).replace(/;$/, '');
    } else return [];
    return [{ name, signature, ...described(comment?.value ?? '') }];
  });
};

/** Takes a docstring apart. */
const described = (comment: string): Omit<Entry, 'name' | 'signature'> => {
  const [text = '', ...tags] = comment
    .split('\n')
    .map((line) => line.replace(/^\s*\*+ ?/, ''))
    .join('\n')
    .replace(/^\*\s?/, '')
    .split(/^@/m);
  const tagged = (tag: string): string[] =>
    tags
      .filter((body) => body.startsWith(`${tag} `) || body.startsWith(`${tag}\n`))
      .map((body) => body.slice(tag.length).trim());
  return {
    text: text.trim().replaceAll(/\{@link (\w+)\}/g, '`$1`'),
    params: tagged('param'),
    throws: tagged('throws'),
    example: tagged('example').flatMap((example) => example.split('\n')),
  };
};

/** The reference as a page. */
export const page = (): string => {
  const section = ({ name, signature, text, params, throws, example }: Entry): string =>
    [
      `### ${name}`,
      `\`\`\`ts\n${signature}\n\`\`\``,
      text,
      params.map((param) => param.replace(/^(\S+) /, '- `$1`: ')).join('\n'),
      throws.map((line) => line.replace(/^\{(\w+)\} ?/, '- Throws `$1`: ')).join('\n'),
      example.length > 0 ? `\`\`\`ts\n${example.join('\n')}\n\`\`\`` : '',
    ]
      .filter(Boolean)
      .join('\n\n');
  return `# date-bs: reference

Generated from the docstrings by \`tools/api-docs.ts\`; a test fails if it is out of date.

## \`import … from 'date-bs'\`

${entries('index.ts').map(section).join('\n\n')}

## \`import … from 'date-bs/calendar'\`

${entries('calendar/bikram-sambat-calendar.ts').map(section).join('\n\n')}

## \`import … from 'date-bs/holidays'\`

${entries('holidays/holidays.ts').map(section).join('\n\n')}

## \`import … from 'date-bs/conformance'\`

${entries('../conformance/index.ts').map(section).join('\n\n')}
`;
};
