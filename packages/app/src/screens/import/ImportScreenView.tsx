import { Card } from '@karmik/ui/Card';
import type { ReactNode } from 'react';
import type { ImportScreen } from '../kit/screens.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { words } from '../words.ts';
import { ImportPanel } from './ImportPanel.tsx';

/** An import on a page of its own. */
export function ImportScreenView({ screen }: { screen: ImportScreen }): ReactNode {
  return (
    <ScreenPage screen={{ description: words.importWhat, ...screen }} width="form">
      <Card>{screen.Panel ? <screen.Panel /> : <ImportPanel entity={screen.entity} />}</Card>
    </ScreenPage>
  );
}
