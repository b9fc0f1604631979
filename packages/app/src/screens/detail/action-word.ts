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
  Sent: { label: text('Sent', 'पठाइयो'), action: 'submitted' },
  Reminded: { label: text('Reminded', 'सम्झाइयो') },
  Withdrawn: { label: text('Withdrawn', 'फिर्ता लिइयो'), action: 'cancelled' },
  Started: { label: text('Started', 'सुरु गरियो') },
  Completed: { label: text('Completed', 'सम्पन्न'), action: 'approved' },
  'Closed or on hold': { label: text('Closed or on hold', 'बन्द वा स्थगित') },
  'Opened again': { label: text('Opened again', 'फेरि खोलियो') },
  Done: { label: text('Done', 'सम्पन्न') },
  Scored: { label: text('Scored', 'अङ्क दिइयो'), action: 'approved' },
  'Sent back': { label: text('Sent back', 'फिर्ता पठाइयो'), action: 'declined' },
  Acknowledged: { label: text('Acknowledged', 'स्वीकारियो'), action: 'confirmed' },
  'Not acknowledged': { label: text('Not acknowledged', 'स्वीकारिएन'), action: 'declined' },
  Edited: { label: text('Edited', 'सम्पादन गरियो'), action: 'edited' },
};

/** What an entry of a request's history is called; one that is not known keeps the server's own word. */
export const actionWord = (name: string): ActionWord => known[name] ?? { label: text(name, name) };
