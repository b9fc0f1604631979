import { SnackbarRegion, snackbar } from '@karmik/ui/Snackbar';
import { useEffect, type ReactNode } from 'react';
import { takeNotice } from './notice.ts';

/** Where notices appear, with the one that the page before this one left. */
export default function Notices(): ReactNode {
  useEffect(() => {
    const notice = takeNotice();
    if (notice) snackbar.show(notice);
  }, []);
  return <SnackbarRegion />;
}
