/** Where the log of attendance is, under the API root. */
export const punchPath = 'attendance/:org/web-attendance';
