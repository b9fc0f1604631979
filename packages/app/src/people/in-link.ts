import { createContext } from 'react';

/** Whether what is drawn is in a link already, such as the first cell of a row that opens: a link holds no other. */
export const InLink = createContext(false);
