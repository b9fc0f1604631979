import { openMoneyKinds, type OpenMoney } from '@karmik/model/commons/open-money';
import { bilingual } from '@karmik/model/kit/text';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { useMoney } from '../../../preferences/money.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { useModelText } from '../../../texts/texts.ts';

const words = {
  title: bilingual('Open loans, advances and claims', 'बाँकी ऋण, पेश्की र दाबी'),
  what: bilingual('Particulars', 'विवरण'),
  direction: bilingual('Owed by or to', 'लेनदेन'),
  amount: bilingual('Amount', 'रकम'),
  none: bilingual('Nothing is open.', 'केही बाँकी छैन।'),
  owes: bilingual('Owed by the employee', 'कर्मचारीले तिर्न बाँकी'),
  is_owed: bilingual('Owed to the employee', 'कर्मचारीले पाउन बाँकी'),
  guarantees: bilingual('Guaranteed by the employee', 'कर्मचारी जमानी बसेको'),
} as const;

/** Money of a leaver that is open: loans, advances, claims and the loans of others that they guarantee. */
export function OpenMoneyCard({ record }: { record: { readonly id: number } }): ReactNode {
  const say = useModelText();
  const money = useMoney();
  const { language } = useSnapshot(preferences);
  // The detail says it beside the fields of the declaration; a list does not.
  const { open_money: open } = record as { readonly open_money?: readonly OpenMoney[] };
  if (!open) return null;
  const nameOf = ({ name, name_ne }: OpenMoney): string =>
    language === 'ne' && name_ne !== null ? name_ne : (name ?? '');
  const textOf = (row: OpenMoney): string => [say(openMoneyKinds[row.kind]), nameOf(row)].filter(Boolean).join(': ');
  return (
    <Card title={say(words.title)} isFlush>
      <DataTable
        label={say(words.title)}
        rows={open}
        rowId={({ kind, direction, source_id }) => `${kind} ${direction} ${source_id}`}
        rowName={textOf}
        empty={say(words.none)}
        columns={[
          { id: 'what', header: say(words.what), minWidth: '13rem', cell: textOf },
          {
            id: 'direction',
            header: say(words.direction),
            minWidth: '11rem',
            cell: ({ direction }) => say(words[direction]),
          },
          {
            id: 'amount',
            header: say(words.amount),
            isNumeric: true,
            align: 'end',
            minWidth: '8rem',
            cell: ({ amount }) => money(amount),
          },
        ]}
      />
    </Card>
  );
}
