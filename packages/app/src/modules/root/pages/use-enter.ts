import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reportFailure } from '../../../screens/query/report-failure.ts';
import { viewAsAdmin } from '../../../shell/view.ts';

/** Goes to work in an organisation as HR or auditor; `busy` is the one that is being entered. */
export function useEnter(): { enter: (slug: string) => Promise<void>; busy: string | undefined } {
  const navigate = useNavigate();
  const [busy, setBusy] = useState<string>();
  const enter = async (slug: string) => {
    setBusy(slug);
    try {
      await navigate(await viewAsAdmin(slug));
    } catch (error) {
      reportFailure(error);
    } finally {
      setBusy(undefined);
    }
  };
  return { enter, busy };
}
