import type { ReactNode } from 'react';
import { SecondStepFloor } from './FloorNote.tsx';
import { OwnFirst } from './OwnFirst.tsx';

/** What someone knows before they ask others for a second step. */
export const SecondStepNotes = ({ slug }: { slug: string }): ReactNode => (
  <>
    <SecondStepFloor slug={slug} />
    <OwnFirst />
  </>
);
