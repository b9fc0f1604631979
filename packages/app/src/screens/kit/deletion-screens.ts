/** Requests to delete what was approved, in every area: they differ in nothing but what is deleted. */
import type { deletionOf } from '@karmik/model/approval/deletion';
import { bilingual } from '@karmik/model/kit/text';
import { approvalScreens } from './approval-screens.ts';

const empty = bilingual('No deletion requests yet.', 'अहिलेसम्म हटाउने अनुरोध छैन।');

/** @param path where they are, under the API root */
export const deletionScreens = <const O extends string, const T extends string, const H extends string>(
  entity: ReturnType<typeof deletionOf>,
  path: string,
  paths: { readonly own: O; readonly team: T; readonly organization: H },
) =>
  approvalScreens(entity, {
    path,
    paths,
    columns: ['sender', 'request', 'reason', 'status', 'created_at'],
    filters: ['status', 'sender'],
    sort: '-created_at',
    sections: [
      {
        kind: 'fields',
        title: bilingual('Request', 'अनुरोध'),
        fields: ['sender', 'request', 'reason', 'created_at'],
      },
    ],
    own: {
      description: bilingual(
        'Your requests to delete what was approved. Send one from the approved request.',
        'स्वीकृत अनुरोध हटाउन तपाईंले पठाएका अनुरोध। नयाँ पठाउन स्वीकृत अनुरोध खोल्नुहोस्।',
      ),
      empty,
    },
    team: { empty },
    organization: { empty },
  });
