import { text, type Text } from '@karmik/model/kit/text';
import type { TimelineAction } from '@karmik/ui/RequestTimeline';

interface ActionWord {
  readonly label: Text;
  readonly action?: TimelineAction;
}

const known: { readonly [name: string]: ActionWord | undefined } = {
  Requested: { label: text('Requested', 'अनुरोध गरियो'), action: 'submitted' },
  Forwarded: { label: text('Forwarded', 'अघि पठाइयो'), action: 'forwarded' },
  Approved: { label: text('Approved', 'स्वीकृत'), action: 'approved' },
  Confirmed: { label: text('Confirmed', 'पुष्टि'), action: 'confirmed' },
  Declined: { label: text('Declined', 'अस्वीकृत'), action: 'declined' },
  Cancelled: { label: text('Cancelled', 'रद्द'), action: 'cancelled' },
  Edited: { label: text('Edited', 'सम्पादन गरियो'), action: 'edited' },
};

/** What an entry of a request's history is called; one that is not known keeps the server's own word. */
export const actionWord = (name: string): ActionWord => known[name] ?? { label: text(name, name) };
