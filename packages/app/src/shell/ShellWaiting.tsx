import type { ReactNode } from 'react';
import { useTexts } from '../texts/texts.ts';

/** While the first page is on its way the outline of the shell stays, which `index.html` draws: it goes with this mark. */
export const ShellWaiting = (): ReactNode => <output data-waiting="" aria-label={useTexts().loading} />;
