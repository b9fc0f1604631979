import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { useModelText } from '../../texts/texts.ts';
import type { RequestListScreen, RequestScreen } from '../kit/screens.ts';
import { useRecord } from '../query/use-record.ts';
import { endpoint, nameOf } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { useSlug } from '../providers/use-slug.ts';
import { RequestDetail } from './RequestDetail.tsx';

/** One request on a page of its own. */
export function RequestScreenView({ screen }: { screen: RequestListScreen | RequestScreen }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const { pk = '', id = pk } = useParams();
  const { entity } = screen;
  const { data } = useRecord(entity, endpoint(entity, slug, screen.path), id, { as: screen.as });
  return (
    // What the list says of itself is not said again of each of its requests.
    <ScreenPage screen={{ entity }} title={data ? nameOf(entity, data) : say(entity.label)}>
      <RequestDetail screen={screen} id={id} />
    </ScreenPage>
  );
}
