/** The list of overtime requests, under the API root. */
export const overtimePath = 'attendance/:org/overtime/pre-approval';
