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
