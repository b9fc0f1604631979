import { createVar } from '@vanilla-extract/css';

/** What a shell covers of the top of the page: things that stick stop below it. Nothing where there is no shell, as in a dialog. */
export const stickyTop = createVar('stickyTop');
