/** Actions of requests: who may move a record from which state to which. One function answers it in both halves. */
import type { Entity } from './entity.ts';
import type { Fields } from './fields.ts';
import type { Tone } from './fields.ts';
import type { Text } from './text.ts';

/**
 * In which role someone looks at a request (OVT-5): as the one who sent it, as supervisor of that person, as HR of the
 * organisation, or from a notification.
 */
export const viewerTypes = ['user', 'supervisor', 'hr', 'notification'] as const;
export type ViewerType = (typeof viewerTypes)[number];

export interface Viewer {
  readonly type: ViewerType;
  /** What this viewer may do at all: a supervisor's by their supervision, HR's by their codes (OVT-6). */
  readonly flags: Readonly<Record<string, boolean>>;
  /** Whether the viewer is the one whose request it is. No one decides their own. */
  readonly isSender: boolean;
  /** On an address of an organisation's administration (OVT-7). */
  readonly isAdminRoute?: boolean;
}

export interface Action<S extends string = string> {
  readonly label: Text;
  readonly tone: Tone;
  readonly from: readonly S[];
  readonly to: S;
  /** What happens then, said before it is taken. An action that asks for nothing has it. */
  readonly help?: Text;
  /** What the decision asks for; never a field of the request itself. */
  readonly input?: Fields;
  /** Its remark may be left out where the organization has set that remarks are optional. */
  readonly isRemarkBySetting?: true;
  readonly viewers: readonly ViewerType[];
  /** The flag that the viewer must have; absent: none. */
  readonly flag?: string;
  /** Done by the sender on their own request, as cancelling is. Everything else is denied to the sender. */
  readonly own?: true;
  readonly hidden_on_admin_route?: true;
  /** May be taken on many records of a list at once. */
  readonly isBulk?: true;
}

/**
 * The actions that this viewer may take on a record now. The server refuses everything else; the screen draws these.
 * @example availableActions(overtimeRequest, { status: 'Approved' }, viewer) // []
 */
export const availableActions = <A extends string>(
  entity: Entity<Fields, A>,
  record: { readonly status: string },
  viewer: Viewer,
): A[] =>
  (Object.entries(entity.actions ?? {}) as [A, Action][])
    .filter(
      ([, action]) =>
        action.from.includes(record.status) &&
        action.viewers.includes(viewer.type) &&
        (action.own ?? false) === viewer.isSender &&
        (action.flag === undefined || viewer.flags[action.flag] === true) &&
        !(action.hidden_on_admin_route && viewer.isAdminRoute),
    )
    .map(([name]) => name);

/** What a decision says of its remark. */
type Remarked = Pick<Action, 'input' | 'isRemarkBySetting'>;

/** Whether a decision asks for a remark. @param isOptional whether the organization has set that remarks may be left out */
export const isRemarkRequired = ({ input, isRemarkBySetting }: Remarked, isOptional: boolean): boolean =>
  input?.['remark']?.required === true && !(isRemarkBySetting && isOptional);

/** What a decision asks for in an organization. @param isOptional as above */
export function inputOf(action: Remarked, isOptional: boolean): Fields {
  const { input = {} } = action;
  const { remark } = input;
  return remark ? { ...input, remark: { ...remark, required: isRemarkRequired(action, isOptional) } } : input;
}
