import { expect, it } from 'vitest';
import { billKey, likenessOf, type Bill } from './bills.ts';

const stored: Bill = {
  vendor: 'Hotel Annapurna Pvt. Ltd.',
  bill_number: 'INV-0045',
  billed_on: '2026-10-30',
  currency: 'NPR',
  amount: '4500.00',
};

it.each([
  ['1', { vendor: 'HOTEL  ANNAPURNA PVT LTD', bill_number: 'inv 0045' }, 'same'],
  ['2', { bill_number: 'INV‑००४५' }, 'same'],
  ['3', { amount: '4510.00' }, 'same'],
  ['4', { bill_number: 'INV-45' }, 'similar'],
  ['5', { vendor: 'Hotel Annapurna Pokhara Pvt. Ltd.' }, undefined],
  ['6', { bill_number: null }, 'similar'],
  ['6 of another day', { bill_number: null, billed_on: '2026-10-31' }, undefined],
  ['another number', { bill_number: 'INV-0046' }, undefined],
  ['no vendor', { vendor: null }, undefined],
] as const)('tells a bill in other clothes, case %s [MC-21]', (_case, own, likeness) => {
  expect(likenessOf(billKey({ ...stored, ...own }), billKey(stored))).toBe(likeness);
});

it('knows company words and vendors in Nepali [MC-21]', () => {
  const vendor = (name: string) => billKey({ ...stored, vendor: name }).vendor;
  expect(vendor('अन्नपूर्ण होटल प्रा. लि.')).toBe(vendor('अन्नपूर्ण  होटल'));
  expect(vendor('काका स्टोर')).not.toBe(vendor('किक स्टोर'));
});
