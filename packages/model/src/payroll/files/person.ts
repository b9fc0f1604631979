/** What files of a payroll know of an employee in it. */
import type { TaxReportSetting } from './tax-setting.ts';
import type { UserRef } from '../../kit/fields.ts';

/** An account as it was when the payslip was computed. */
export interface PayAccount {
  readonly bank_id: number;
  readonly bank: string;
  readonly branch: string | null;
  readonly number: string;
  readonly holder: string;
}

/** What of the net pay goes to an account. */
export interface PayPart {
  readonly account: PayAccount | null;
  readonly amount: string;
}

/** How the net pay of an employee is handed over; held pay is owed, settled pay is paid with a settlement. */
export type PayWay = 'bank' | 'cash' | 'held' | 'settled' | 'nothing';

/** Amounts are decimals with two places. */
export interface FilePerson {
  readonly employee: UserRef;
  readonly code: string | null;
  readonly pan: string | null;
  readonly ssf_number: string | null;
  readonly pf_number: string | null;
  readonly cit_number: string | null;
  readonly basic: string;
  readonly ssf_employee: string;
  readonly ssf_employer: string;
  readonly pf_employee: string;
  readonly pf_employer: string;
  readonly cit: string;
  readonly gross: string;
  /** What the month adds to the assessable income, and to the retirement contributions that lower it. */
  readonly assessable: string;
  readonly retirement: string;
  /** Tax of the first band, and of all others. */
  readonly tax_portion: string;
  readonly tax_rest: string;
  readonly net: string;
  readonly way: PayWay;
  readonly account: PayAccount | null;
  /** The net pay by account: the rest first, then each share. */
  readonly parts: readonly PayPart[];
}

/** What a file is written with, besides its people. */
export interface FileFacts {
  readonly slug: string;
  /** The day of payment, AD ISO. */
  readonly paid_on: string;
  /** The name of the payroll in English. */
  readonly payroll: string;
  readonly tax: TaxReportSetting;
}

/** A line of a file: an employee in a payroll, with the revenue code where the line is of one. */
export interface FileLine extends FilePerson, FileFacts {
  readonly revenue: { readonly code: string; readonly amount: string } | null;
}
