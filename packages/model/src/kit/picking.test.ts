import { expect, it } from 'vitest';
import { entities } from '../entities.ts';
import { fieldEntries, type Entity } from './entity.ts';
import { pickersOf } from './picking.ts';

const of = (name: string) => pickersOf(entities.find((entity) => entity.name === name) as Entity, entities);

it('the person who fills in or filters what refers to an entity chooses among its records, and no one else', () => {
  expect([...of('overtime_setting')]).toEqual(['5.07']);
  expect([...of('review_type')].toSorted()).toEqual(['2.04', '4.06', 'supervisor']);
  expect([...of('transfer_reason')].toSorted()).toEqual(['2.04', 'organizationMember']);
  // Of what nothing refers to, its readers alone choose.
  expect([...of('email_template')]).toEqual([]);
});

it('a member who only sees a reference in what they send does not choose among its records', () => {
  expect(of('pay_run')).toContain('26.00');
  expect(of('pay_run')).not.toContain('organizationMember');
  expect(of('expense_type')).toContain('organizationMember');
});

it('items of lists refer as fields do', () => {
  expect(of('transfer_question')).toContain('organizationMember');
});

it('the person who writes a record over the general endpoints may choose all that it refers to', () => {
  for (const entity of entities)
    for (const [, field] of fieldEntries(entity))
      if (entity.codes && (field.kind === 'reference' || field.kind === 'multi_reference'))
        expect([entity.name, of(field.to)]).toEqual([
          entity.name,
          expect.toSatisfy((pickers: Set<string>) => pickers.has(entity.codes?.write ?? '')),
        ]);
});
