/** A bank account number that several people are paid to: who else, for those who may read bank accounts, and what everyone is told. */
import * as z from 'zod/mini';
import { bilingual, type Text } from '../../kit/text.ts';

/** `people` are whose it is too; empty for readers who may not know. */
export const sharedAccount = z.object({ people: z.array(z.object({ id: z.number(), full_name: z.string() })) });
export type SharedAccount = z.infer<typeof sharedAccount>;

/** The warning about an account number that someone else has too. */
export function sharedAccountWarning({ people }: SharedAccount): Text {
  if (people.length === 0)
    return bilingual(
      'Another employee has the same account number. Check that it is correct.',
      'यही खाता नम्बर अर्को कर्मचारीको पनि छ। सही छ कि छैन जाँच्नुहोस्।',
    );
  const names = people.map(({ full_name: name }) => name).join(', ');
  return bilingual(
    `${names} ${people.length === 1 ? 'has' : 'have'} the same account number. Check that it is correct.`,
    `यही खाता नम्बर ${names} को पनि छ। सही छ कि छैन जाँच्नुहोस्।`,
  );
}
