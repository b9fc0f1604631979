/** Checks stored headings that are computed together, and compiles them. */
import { nepalTdsTypes } from '../law/nepal/nepal.ts';
import { checkPackage, type CheckedPackage } from '../package/check.ts';
import { factsOf, slipHeadingOf, type StoredHeading } from './heading.ts';

/** Errors by heading in the shape of VAL-9, or the compiled package. */
export const checkHeadings = (headings: readonly StoredHeading[]): CheckedPackage =>
  checkPackage(headings.map(slipHeadingOf), {
    facts: factsOf(headings),
    tdsTypes: Object.values(nepalTdsTypes),
  });
