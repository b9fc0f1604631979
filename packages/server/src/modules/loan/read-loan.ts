/** One loan for the people who may read it. */
import { loan } from '@karmik/model/loan/loan';
import type { Access } from '../../access/access.ts';
import { isReader } from '../../entity/readers.ts';
import { readersByScopes, tableOf } from '../../entity/scope.ts';
import { notFound } from '../../http/errors.ts';
import { type LoanFacts, loansOf } from './books.ts';

const readers = readersByScopes(tableOf(loan));

/** @throws 404 where the reader may not read the loan, or there is none */
export async function readLoan(access: Access, id: number, today: string): Promise<LoanFacts> {
  const [facts] = (await isReader(access, readers, id, today)) ? await loansOf(access.tenant, [id]) : [];
  if (!facts) throw notFound();
  return facts;
}
