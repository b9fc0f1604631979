import { openMoneyKinds, type OpenMoney, type OpenMoneyKind } from '@karmik/model/commons/open-money';
import { expenseAdvancePaths, settlementPaths } from '@karmik/model/expense/paths';
import type { HomeParts } from '@karmik/model/home/home';
import { guaranteesPath, loanPaths } from '@karmik/model/loan/paths';
import { advancePaths } from '@karmik/model/payroll/own-paths';
import { Card } from '@karmik/ui/Card';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Link } from '@karmik/ui/Link';
import { Text } from '@karmik/ui/Text';
import type { ReactNode } from 'react';
import { isAddressOn } from '../../configuration/pages.ts';
import { useDateStyle } from '../../preferences/dates.ts';
import { useMoney } from '../../preferences/money.ts';
import { useModelText } from '../../texts/texts.ts';
import * as styles from './home.css.ts';
import { words } from './words.ts';

const pageOf: Readonly<Record<OpenMoneyKind, string>> = {
  loan: loanPaths.own,
  guarantee: guaranteesPath(),
  advance_salary: advancePaths.own,
  expense_advance: expenseAdvancePaths.own,
  expense_settlement: settlementPaths.own,
};
const sums = ['owes', 'is_owed', 'guarantees'] as const;
const isNothing = (amount: string): boolean => /^0+(\.0+)?$/.test(amount);

/** What the reader owes and is owed besides pay. */
export default function Money({ money: { open, ...totals } }: { money: HomeParts['money'] }): ReactNode {
  const say = useModelText();
  const money = useMoney();
  const { language } = useDateStyle();
  const nameOf = ({ kind, name, name_ne }: OpenMoney): string =>
    [say(openMoneyKinds[kind]), (language === 'ne' && name_ne) || name].filter(Boolean).join(': ');
  return (
    <Card title={say(words.money)}>
      {open.length > 1 && (
        <DescriptionList
          columns="1"
          isBeside="always"
          items={sums
            .filter((sum) => !isNothing(totals[sum]))
            .map((sum) => ({ id: sum, label: say(words[sum]), value: <strong>{money(totals[sum])}</strong> }))}
        />
      )}
      <ul className={styles.rows}>
        {open.map((each) => (
          <li key={`${each.kind} ${each.direction} ${each.source_id}`} className={styles.item}>
            <span className={styles.lead}>
              {isAddressOn(pageOf[each.kind]) ? <Link href={pageOf[each.kind]}>{nameOf(each)}</Link> : nameOf(each)}
            </span>
            <span className={styles.end}>
              <Text as="span" size="sm" tone="muted">
                {say(words[each.direction])}
              </Text>{' '}
              {money(each.amount)}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
