/** The XML by which Tally imports a voucher. Debits are negative there, and said to be positive for their ledger. */
import type { OutputValues, XmlElement } from '../../kit/output-file.ts';

const element = (name: string, holds: XmlElement['holds'], attributes?: XmlElement['attributes']): XmlElement => ({
  name,
  holds,
  ...(attributes && { attributes }),
});

const entry = ({ ledger, debit, credit }: OutputValues): XmlElement =>
  element('ALLLEDGERENTRIES.LIST', [
    element('LEDGERNAME', ledger ?? ''),
    element('ISDEEMEDPOSITIVE', debit ? 'Yes' : 'No'),
    element('AMOUNT', debit ? `-${debit}` : (credit ?? '0.00')),
  ]);

/** @param lines of one voucher */
export function tallyVoucher(lines: readonly OutputValues[]): XmlElement {
  const first = lines[0] ?? {};
  const type = first['voucher_type'] ?? '';
  const voucher = element(
    'VOUCHER',
    [
      element('DATE', (first['voucher_on'] ?? '').replaceAll('-', '')),
      element('VOUCHERTYPENAME', type),
      element('VOUCHERNUMBER', first['number'] ?? ''),
      element('NARRATION', first['narration'] ?? ''),
      ...lines.map(entry),
    ],
    { VCHTYPE: type, ACTION: 'Create' },
  );
  return element('ENVELOPE', [
    element('HEADER', [element('TALLYREQUEST', 'Import Data')]),
    element('BODY', [
      element('IMPORTDATA', [
        element('REQUESTDESC', [element('REPORTNAME', 'Vouchers')]),
        element('REQUESTDATA', [element('TALLYMESSAGE', [voucher], { 'xmlns:UDF': 'TallyUDF' })]),
      ]),
    ]),
  ]);
}
