import type { ComponentType } from 'react';
import ts from 'typescript-in-browser';

/** Gives the module of an address, for example `@karmik/ui/Button`; throws for one that is not there. */
export type LoadModule = (address: string) => Promise<unknown>;

/**
 * Makes a component of code as pages show it: imports, declarations, and either an element at the end or `export function Example`.
 * Types are dropped, not checked.
 * @throws for code that cannot be read, and for imports that `load` does not know
 */
export async function compile(code: string, load: LoadModule): Promise<ComponentType> {
  const { outputText, diagnostics = [] } = ts.transpileModule(withExample(code), {
    fileName: 'Example.tsx',
    reportDiagnostics: true,
    compilerOptions: {
      jsx: ts.JsxEmit.ReactJSX,
      module: ts.ModuleKind.CommonJS,
      target: ts.ScriptTarget.ES2022,
    },
  });
  const [problem] = diagnostics;
  if (problem !== undefined) {
    const line = problem.file?.getLineAndCharacterOfPosition(problem.start ?? 0).line ?? 0;
    throw new Error(`Line ${line + 1}: ${ts.flattenDiagnosticMessageText(problem.messageText, '\n')}`);
  }
  const addresses = [...outputText.matchAll(/\brequire\("([^"]+)"\)/g)].map(([, address]) => address ?? '');
  const modules = new Map(
    await Promise.all([...new Set(addresses)].map(async (address) => [address, await load(address)] as const)),
  );
  const exports: { Example?: ComponentType } = {};
  // oxlint-disable-next-line no-new-func, typescript/no-implied-eval -- a playground runs what its reader writes, in the reader's own page
  const run = new Function('require', 'exports', outputText) as (require: unknown, exports: object) => void;
  run((address: string) => modules.get(address), exports);
  if (exports.Example === undefined) throw new Error('End with an element, or export a function Example.');
  return exports.Example;
}

/** Puts the element that the code ends with into a component. Lines stay where they are, so that a complaint names the right one. */
function withExample(code: string): string {
  if (/^export (?:default )?function Example\b/m.test(code)) return code.replace('export default', 'export');
  const at = [...code.matchAll(/^<(?!\/)|^\(\s*</gm)].at(-1)?.index;
  if (at === undefined) return code;
  return `${code.slice(0, at)}export function Example() { return (${code.slice(at).trim().replace(/;$/, '')}); }`;
}
