import { FieldCell, FieldRead } from '@karmik/forms/FieldParts';
import { expenseSettlement } from '@karmik/model/expense/settlement';
import type { EntityRecord } from '@karmik/model/kit/entity';
import { nameIn } from '@karmik/model/kit/fields';
import { linkTo } from '@karmik/model/kit/links';
import { figures } from '@karmik/model/kit/digits';
import { payrollPaths } from '@karmik/model/payroll/paths';
import { DescriptionList } from '@karmik/ui/DescriptionList';
import { Link } from '@karmik/ui/Link';
import type { ReactNode } from 'react';
import { isOn } from '../../configuration/pages.ts';
import { useDateStyle } from '../../preferences/dates.ts';
import { useSlug } from '../../screens/providers/use-slug.ts';
import { may } from '../../shell/session.ts';
import { useModelText } from '../../texts/texts.ts';
import { words } from './words.ts';

type Claim = EntityRecord<typeof expenseSettlement>;
interface OfClaim {
  readonly record: Claim;
}

const { fields } = expenseSettlement;
const amounts = ['claimed_total', 'weighed_total', 'approved_total', 'used', 'to_pay', 'account_number'] as const;

/** Whether a claim is paid, and by which payroll; the payroll opens for the person who may open payrolls. */
export function ClaimPayment({ record: { standing, payroll } }: OfClaim): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { language } = useDateStyle();
  if (payroll === null || standing === null) return <FieldCell field={fields.standing} value={standing} />;
  const name = figures(nameIn(language, payroll), language);
  const mayOpen = isOn(payrollPaths.run) && may('11.99', 'read');
  return (
    <>
      {say(standing === 'paid' ? words.paidWithSalary : words.withSalary)}{' '}
      {mayOpen ? (
        <Link href={linkTo(payrollPaths.run, { slug, pk: payroll.id })} look="quiet">
          {name}
        </Link>
      ) : (
        name
      )}
    </>
  );
}

/** The server works out what a claim would bring before anyone decides: nothing is approved or to be paid until its approval. */
const onceApproved = (name: 'approved_total' | 'to_pay') =>
  function OnceApproved({ record }: OfClaim): ReactNode {
    return <FieldCell field={fields[name]} value={record.status === 'Approved' ? record[name] : null} />;
  };
export const ApprovedTotal = onceApproved('approved_total');
export const ToPay = onceApproved('to_pay');

/** What was claimed and approved, and how it is paid; of a claim without an end what waits for approval, of one that failed what was claimed. */
export function ClaimAmounts({ record }: OfClaim): ReactNode {
  const say = useModelText();
  const isOpen = record.status === 'Requested' || record.status === 'Forwarded';
  const isShown = (name: (typeof amounts)[number]): boolean =>
    record[name] != null &&
    (name !== 'weighed_total' || record[name] !== record.claimed_total) &&
    (name === 'claimed_total' ||
      record.status === 'Approved' ||
      // What would be paid says more than what waits for approval where an advance covers a part.
      (isOpen && (name !== 'to_pay' || record.used !== null)));
  return (
    <DescriptionList
      columns="2"
      items={[
        ...amounts.filter(isShown).map((name) => ({
          id: name,
          label: say(isOpen && name === 'approved_total' ? words.pendingApproval : fields[name].label),
          value: <FieldRead field={fields[name]} value={record[name]} />,
        })),
        ...(record.standing === null
          ? []
          : [{ id: 'standing', label: say(fields.standing.label), value: <ClaimPayment record={record} /> }]),
      ]}
    />
  );
}
