import { isEmailAddress } from '@embarque/design-system/email-address';
import * as v from 'valibot';
import type { Employee, EmployeesAnswer, InitialDataAnswer } from './datatables.contract.ts';

/* The answers, for tests: strict, so that a field that nobody wrote down is a failure. */

const text = (pattern: RegExp) => v.pipe(v.string(), v.regex(pattern));

const employeeSchema: v.GenericSchema<unknown, Employee> = v.strictObject({
  responsive_id: v.literal(''),
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  avatar: text(/^(\/pictures\/avatar\/[a-z-]+\.svg)?$/),
  full_name: text(/^\S+( \S+)+$/),
  post: text(/\S/),
  email: v.pipe(v.string(), v.check(isEmailAddress)),
  city: text(/\S/),
  start_date: text(/^(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/\d{4}$/),
  salary: text(/^\$\d{4,6}\.\d{2}$/),
  age: text(/^\d{2}$/),
  experience: text(/^(1 Year|([2-9]|[1-4]\d) Years)$/),
  status: v.picklist([1, 2, 3, 4, 5]),
});

export const initialDataAnswerSchema: v.GenericSchema<unknown, InitialDataAnswer> = v.array(employeeSchema);

export const employeesAnswerSchema: v.GenericSchema<unknown, EmployeesAnswer> = v.strictObject({
  allData: v.array(employeeSchema),
  invoices: v.array(employeeSchema),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
