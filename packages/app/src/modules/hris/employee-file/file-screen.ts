import type { PagePart, RecordPart } from '../../../screens/kit/bodies.ts';
import { detailScreen, type AnyRecord } from '../../../screens/kit/screens.ts';
import { fileEntity } from './file-entity.ts';
import { fileTabs, headSections } from './file-parts.tsx';
import { FileLine } from './FileLine.tsx';

interface Look {
  readonly Actions?: RecordPart<AnyRecord>;
  readonly isOwnWithoutId?: true;
  /** What is in the place of one's own file where there is none. */
  readonly Missing?: PagePart;
  /** What is there without an id. */
  readonly WithoutId?: PagePart;
  /** After the first tab: what other areas say of the person. */
  readonly areas?: typeof fileTabs;
}

/** The page of a file. Who reads it sees what the server says they may; whose page it is makes no other difference. */
export const fileScreen = ({ areas = [], ...look }: Look) =>
  detailScreen(fileEntity, {
    ...look,
    path: 'hris/:org/people',
    Head: FileLine,
    sections: headSections,
    tabs: [...fileTabs.slice(0, 1), ...areas, ...fileTabs.slice(1)],
  });
