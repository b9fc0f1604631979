import type { Blocker } from '@karmik/model/hris/separation';
import { bilingual } from '@karmik/model/kit/text';
import { Banner } from '@karmik/ui/Banner';
import type { ReactNode } from 'react';
import type { AnyRecord } from '../../../screens/kit/screens.ts';
import { useMoney } from '../../../preferences/money.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  title: bilingual('Outstanding items', 'बाँकी विषय'),
  clearance: (unit: string, what: string) =>
    bilingual(`Waiting for ${unit}: ${what}`, `${unit} को फरफारक बाँकी: ${what}`),
  guarantee: (what: string, amount: string) =>
    bilingual(`Guarantee of the loan of ${what}: ${amount}`, `${what} को ऋणको जमानी: ${amount}`),
  held: (what: string) => bilingual(`Not returned yet: ${what}`, `फिर्ता हुन बाँकी: ${what}`),
};

const blockersOf = (record: object): readonly Blocker[] =>
  ((record as AnyRecord)['blockers'] ?? []) as readonly Blocker[];

/** Whether something is outstanding, so that the separation cannot be completed. */
export const isHeldUp = (record: object): boolean => blockersOf(record).length > 0;

/** The units that have not cleared, and the things that were not given back. */
export function SeparationBlockers({ record }: { record: { readonly id: number } }): ReactNode {
  const say = useModelText();
  const money = useMoney();
  const blockers = blockersOf(record);
  if (blockers.length === 0) return null;
  return (
    <Banner tone="caution" title={say(words.title)}>
      {blockers.map(({ kind, unit, what }, index) => (
        <div key={index}>
          {say(
            kind === 'clearance'
              ? words.clearance(unit ?? '', what)
              : kind === 'guarantee'
                ? words.guarantee(what, money(unit ?? '0.00'))
                : words.held(what),
          )}
        </div>
      ))}
    </Banner>
  );
}
