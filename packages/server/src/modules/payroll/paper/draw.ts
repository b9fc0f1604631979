/** Papers of payslips as PDFs. */
import type { Language } from '@karmik/model/kit/text';
import { payslipSheet, type PayslipFacts } from '@karmik/model/payroll/paper/sheet';
import type { Context } from '../../../context.ts';
import type { Tenant } from '../../../db/database.ts';
import { readHead } from '../../hris/letters/facts.ts';
import { readLogo } from '../../hris/letters/write-letter.ts';
import { layoutOf } from './facts.ts';

/** Draws payslips, one on each page, by the layout and the logo as they are when this is called. */
export async function paperDrawer(context: Context, tenant: Tenant, reader: Language) {
  const layout = await layoutOf(tenant);
  const logo = layout.shows_logo ? await readLogo(context, (await readHead(tenant)).logoKey) : null;
  // What writes PDFs takes thirty megabytes, which a server that writes none does without.
  const { payslipPdf } = await import('../../../pdf/payslip-pdf.ts');
  return (papers: readonly PayslipFacts[]): Promise<Buffer> =>
    payslipPdf({ sheets: papers.map((facts) => payslipSheet(facts, layout, reader)), logo, at: context.clock() });
}
