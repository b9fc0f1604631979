const longestShown = 700;
const mostLines = 10;

/** Whether a text is cut in a list. */
export const isLong = (text: string): boolean => text.length > longestShown || text.split('\n').length > mostLines;
