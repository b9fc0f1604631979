/** VAL-6. Apart from the other messages, which no first page needs. */
export const reviewFields = 'Please review all the fields and try again.';
