import type { Entity } from '@karmik/model/kit/entity';
import { bilingual, type Text } from '@karmik/model/kit/text';
import type { TimelineAction } from '@karmik/ui/RequestTimeline';

interface ActionWord {
  readonly label: Text;
  readonly action?: TimelineAction;
}

const known: { readonly [name: string]: ActionWord | undefined } = {
  Requested: { label: bilingual('Requested', 'अनुरोध गरियो'), action: 'submitted' },
  Forwarded: { label: bilingual('Forwarded', 'अघि पठाइयो'), action: 'forwarded' },
  Approved: { label: bilingual('Approved', 'स्वीकृत'), action: 'approved' },
  Confirmed: { label: bilingual('Confirmed', 'पुष्टि'), action: 'confirmed' },
  Declined: { label: bilingual('Declined', 'अस्वीकृत'), action: 'declined' },
  Cancelled: { label: bilingual('Cancelled', 'रद्द'), action: 'cancelled' },
  Sent: { label: bilingual('Sent', 'पठाइयो'), action: 'submitted' },
  Reassigned: { label: bilingual('Reassigned', 'अर्कोलाई सारिएको') },
  Escalated: { label: bilingual('Escalated', 'माथि पठाइएको'), action: 'forwarded' },
  Reminded: { label: bilingual('Reminded', 'सम्झाइयो') },
  Withdrawn: { label: bilingual('Withdrawn', 'फिर्ता लिइयो'), action: 'cancelled' },
  Started: { label: bilingual('Started', 'सुरु गरियो') },
  Completed: { label: bilingual('Completed', 'सम्पन्न'), action: 'approved' },
  'Closed or on hold': { label: bilingual('Closed or on hold', 'बन्द वा स्थगित') },
  'Opened again': { label: bilingual('Reopened', 'फेरि खोलियो') },
  Done: { label: bilingual('Done', 'सम्पन्न') },
  Scored: { label: bilingual('Scored', 'अङ्क दिइयो'), action: 'approved' },
  'Sent back': { label: bilingual('Sent back', 'फिर्ता पठाइयो'), action: 'declined' },
  Asked: { label: bilingual('Asked', 'सोधियो') },
  Answered: { label: bilingual('Answered', 'जवाफ दिइयो') },
  Acknowledged: { label: bilingual('Acknowledged', 'स्वीकारियो'), action: 'confirmed' },
  'Not acknowledged': { label: bilingual('Disputed', 'असहमति जनाइएको'), action: 'declined' },
  Stopped: { label: bilingual('Stopped', 'रोकियो') },
  Resumed: { label: bilingual('Resumed', 'फेरि सुरु') },
  Unsubscribed: { label: bilingual('Unsubscribed', 'पाउन छोडियो') },
  Subscribed: { label: bilingual('Subscribed again', 'फेरि पाउन थालियो') },
  Scheduled: { label: bilingual('Scheduled', 'समय तोकियो') },
  Generated: { label: bilingual('Generated', 'निकालिएको') },
  Changed: { label: bilingual('Changed', 'परिवर्तन'), action: 'edited' },
  'Counted again': { label: bilingual('Counted again', 'फेरि गनियो'), action: 'edited' },
  'Not counted again': { label: bilingual('Not counted again: period closed', 'फेरि गनिएन: अवधि बन्द छ') },
  Edited: { label: bilingual('Edited', 'सम्पादन गरियो'), action: 'edited' },
};

/** What a state is called by the entity whose records are in it. */
const stateLabel = (entity: Pick<Entity, 'fields'>, name: string): Text | undefined =>
  Object.values(entity.fields)
    .flatMap((field) =>
      field.kind === 'status' ? [(field.states as Record<string, { readonly label: Text }>)[name]] : [],
    )
    .find((state) => state !== undefined)?.label;

/**
 * What an entry of a history is called: by the general word, else by the state of that name, else as the server says it.
 * @param entity of the record whose history it is
 */
export const actionWord = (name: string, entity?: Pick<Entity, 'fields'>): ActionWord =>
  known[name] ?? { label: (entity && stateLabel(entity, name)) ?? bilingual(name, name) };
