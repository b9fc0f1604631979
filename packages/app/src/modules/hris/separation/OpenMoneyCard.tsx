import { openMoneyKinds, type OpenMoney, type OpenMoneyKind } from '@karmik/model/commons/open-money';
import { expenseAdminPaths } from '@karmik/model/expense/admin-paths';
import { linkTo } from '@karmik/model/kit/links';
import type { PermissionCode } from '@karmik/model/kit/permissions';
import { bilingual } from '@karmik/model/kit/text';
import { loanAdminPaths } from '@karmik/model/loan/admin-paths';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { Card } from '@karmik/ui/Card';
import { DataTable } from '@karmik/ui/DataTable';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { isOn } from '../../../configuration/pages.ts';
import { useMoney } from '../../../preferences/money.ts';
import { preferences } from '../../../preferences/preferences.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { may } from '../../../shell/session.ts';
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

interface Page {
  readonly path: `/admin/:slug/${string}`;
  readonly code: PermissionCode;
  readonly tab?: string;
}

/** The list in which HR opens a record of each kind. */
const pages: Readonly<Record<OpenMoneyKind, Page>> = {
  loan: { path: loanAdminPaths.loans, code: '11.00' },
  guarantee: { path: loanAdminPaths.loans, code: '11.00', tab: 'guarantees' },
  advance_salary: { path: payrollPaths.advances, code: '11.00' },
  expense_advance: { path: expenseAdminPaths.advances, code: '17.00' },
  expense_settlement: { path: expenseAdminPaths.claims, code: '17.00' },
};

/** Money of a leaver that is open: loans, advances, claims and the loans of others that they guarantee. */
export function OpenMoneyCard({ record }: { record: { readonly id: number } }): ReactNode {
  const say = useModelText();
  const money = useMoney();
  const slug = useSlug();
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
          {
            id: 'what',
            header: say(words.what),
            minWidth: '13rem',
            cell: (row) => {
              const { path, code, tab } = pages[row.kind];
              if (!isOn(path) || !may(code, 'read')) return textOf(row);
              return (
                <Link href={linkTo(path, { slug }, { ...(tab && { tab }), open: row.source_id })} look="quiet">
                  {textOf(row)}
                </Link>
              );
            },
          },
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
