import * as z from 'zod/mini';
import { userRef } from '../kit/answer.ts';

/** One row of HR's list of employees. */
export const employeeListItem = z.object({
  id: z.number(),
  employee_code: z.string(),
  user: userRef,
  email: z.string(),
  phone: z.nullable(z.string()),
  joined_on: z.string(),
  branch: z.nullable(z.string()),
  division: z.nullable(z.string()),
  employment_type: z.nullable(z.string()),
  employment_level: z.nullable(z.string()),
  account_status: z.enum(['invited', 'active', 'disabled']),
});
export type EmployeeListItem = z.infer<typeof employeeListItem>;

export const employeeSorts = [
  'full_name',
  '-full_name',
  'employee_code',
  '-employee_code',
  'joined_on',
  '-joined_on',
] as const;
