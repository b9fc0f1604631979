import { FormWizard } from '@karmik/forms/FormWizard';
import { Card } from '@karmik/ui/Card';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/client.ts';
import { fillPath } from '@karmik/model/kit/links';
import { useModelText } from '../../texts/texts.ts';
import type { AnyRecord, WizardScreen } from '../kit/screens.ts';
import { endpoint, refresh, pluralOf } from '../records.ts';
import { ScreenPage } from '../ScreenPage.tsx';
import { useLeaveBlocker } from '../providers/use-leave-blocker.ts';
import { useSlug } from '../providers/use-slug.ts';

/** A long form in steps, on a page of its own. */
export function WizardScreenView({ screen }: { screen: WizardScreen }): ReactNode {
  const say = useModelText();
  const slug = useSlug();
  const navigate = useNavigate();
  const { entity } = screen;
  return (
    <ScreenPage screen={screen} width="form">
      <Card>
        <FormWizard
          label={say(pluralOf(screen.entity))}
          entity={entity}
          steps={screen.steps}
          submit={(body) => api.post(endpoint(entity, slug), { json: body }).json()}
          onSuccess={(answer) => {
            void refresh(entity);
            void navigate(fillPath(screen.leadsTo, { slug, id: String((answer as AnyRecord).id) }));
          }}
          onCancel={() => void navigate(-1)}
          useBlocker={useLeaveBlocker}
        />
      </Card>
    </ScreenPage>
  );
}
