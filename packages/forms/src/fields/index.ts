/**
 * Describes records to forms: kinds of fields, texts in two languages, messages, and the checks that a server can hold, too. Nothing here needs
 * a browser.
 */
export { knownPlace, type District, type LocalUnit, type Province } from '@karmik/model/kit/address-lists';
export type { StaleBody } from '@karmik/model/kit/errors';
export { everyProblem, errorsIn, fieldErrors, type FieldErrors } from '@karmik/model/kit/field-errors';
export type { FieldCode, Register } from '@karmik/model/kit/field-codes';
export {
  f,
  type Address,
  type BodyOf,
  type Field,
  type FieldKind,
  type Fields,
  type FileRef,
  type Location,
  type NamedRef,
  type RecordOf,
  type RowOf,
  type Tone,
  type UserRef,
  type ValueOf,
} from '@karmik/model/kit/fields';
export { defineMessages, type Message } from '@karmik/model/kit/message';
export type { FieldTexts, ReadRefusal } from '@karmik/model/kit/read-errors';
export { defineRecord, type RecordDescription } from '@karmik/model/kit/record';
export { ruleClockIn, type RuleClock } from '@karmik/model/kit/rule-clock';
export { createSchema, patchSchema } from '@karmik/model/kit/schema';
export { bilingual, type Language, type Text } from '@karmik/model/kit/text';
