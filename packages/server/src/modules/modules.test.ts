import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { defineModule, Modules } from './define-module.ts';
import { modules } from './modules.ts';

it('every folder of modules is a module of the server, under its own name', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(modules.map(({ name }) => name).toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});

it('what two modules say of one name stops the start', () => {
  const first = defineModule({ name: 'first', readers: { bank: { codes: ['2.00'] } } });
  const second = defineModule({ name: 'second', readers: { bank: { codes: ['4.00'] } } });
  expect(() => new Modules([first, second])).toThrow('Two modules say something of bank.');
});

it('the demo is made of the seeds of the modules, each after those that it builds on', () => {
  const load = () => import('./permission/seed.ts');
  const seed = (name: string, after: readonly string[], next?: readonly string[]) =>
    defineModule({ name, seed: { after, load, ...(next && { next: { after: next, load } }) } });
  const { seeds } = new Modules([
    seed('leave', ['attendance', 'hris']),
    seed('attendance', ['hris']),
    seed('hris', []),
  ]);
  expect(seeds.map(({ after }) => after)).toEqual([[], ['hris'], ['attendance', 'hris']]);
  expect(() => new Modules([seed('hris', ['leave'])]).seeds).toThrow('No seed of leave can come before hris.');
  expect(() => new Modules([seed('leave', ['hris']), seed('hris', ['leave'])]).seeds).toThrow(/^No seed of leave/);

  const ofTwoParts = [seed('loan', ['hris'], ['payroll']), seed('payroll', ['loan']), seed('hris', [])];
  expect(new Modules(ofTwoParts).seeds.map(({ after }) => after)).toEqual([
    [],
    ['hris'],
    ['loan'],
    ['loan', 'payroll'],
  ]);

  const all = new Modules(modules);
  const parts = modules.flatMap((module) => [module.seed, module.seed?.next]).filter((part) => part !== undefined);
  expect(all.seeds).toHaveLength(parts.length);
});
