import type { EntityRecord } from '@karmik/model/kit/entity';
import { statementLine } from '@karmik/model/payment/statement';
import { payrollEndpoints } from '@karmik/model/payroll/endpoints';
import { payVoucher } from '@karmik/model/payroll/voucher/voucher';
import { Button } from '@karmik/ui/Button';
import { Drawer } from '@karmik/ui/Drawer';
import { useState, type ReactNode } from 'react';
import { endpoint, refresh } from '../../../screens/records.ts';
import { useSlug } from '../../../screens/providers/use-slug.ts';
import { may } from '../../../shell/session.ts';
import { useModelText } from '../../../texts/texts.ts';
import { OneVoucher } from './OneVoucher.tsx';

/** The voucher of a bank charge, which is a line of a statement. */
export function ChargeVoucher({ record }: { readonly record: EntityRecord<typeof statementLine> }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const [isOpen, setOpen] = useState(false);
  if (!may('11.99', 'read')) return null;
  const title = `${say(payVoucher.label)}: ${record.narration}`;
  const show = (isShown: boolean) => {
    setOpen(isShown);
    // The line names its voucher.
    if (!isShown) void refresh(statementLine);
  };
  return (
    <>
      <Button size="sm" variant="ghost" aria-label={title} onPress={() => show(true)}>
        {say(payVoucher.label)}
      </Button>
      <Drawer isOpen={isOpen} onOpenChange={show} size="lg" title={title}>
        <OneVoucher
          path={`${endpoint(payVoucher, slug, payrollEndpoints.statementLine)}${record.id}/voucher/`}
          status={record.voucher?.name ?? ''}
        />
      </Drawer>
    </>
  );
}
