/** What the browser and the server say to each other over the live connection (LIV-4, LIV-5). */

/** Where the live connection is. */
export const livePath = '/ws/';

export type LiveCommand =
  /**
   * `last`: the position up to which this browser has heard everything; what came after it is told again. Without one, `seconds` asks for
   * what happened since the page began to fetch.
   */
  | { readonly command: 'join'; readonly token: string; readonly last?: string; readonly seconds?: number }
  | { readonly command: 'subscribe_organization'; readonly organization_slug: string }
  | { readonly command: 'unsubscribe_organizations' }
  | { readonly command: 'logout' };

/** A topic that changed; `ids` is null when it may be any of its records. */
export interface LiveChange {
  readonly topic: string;
  readonly ids: readonly string[] | null;
}

/** `position` is in the last frame of each delivery: everything up to it has been told. */
interface Placed {
  readonly position?: string;
}

export type LiveFrame = Placed &
  (
    | { readonly event: 'websocket'; readonly status: 'joined' | 'left' | 'alive' }
    | { readonly event: 'websocket'; readonly status: 'subscribed' | 'unsubscribed'; readonly organization?: string }
    /** More was missed than is told one by one: anything may have changed. */
    | { readonly event: 'websocket'; readonly status: 'missed' }
    | { readonly event: 'websocket'; readonly status: 'error'; readonly message: string }
    | {
        readonly event: 'websocket';
        readonly status: 'changed';
        readonly organization: string;
        readonly changes: readonly LiveChange[];
      }
    | { readonly event: 'notification'; readonly organization: string }
    | { readonly event: 'org_notification'; readonly organization: string }
    | {
        readonly event: 'user_update';
        readonly organization: string;
        readonly ids: readonly string[] | null;
        /** They came or went; nothing else of them changed. */
        readonly is_presence?: true;
      }
    | { readonly event: 'logged_out' }
  );

/** LIV-3, to the letter. */
export const invalidToken = 'Invalid User Token';

/** Milliseconds within which the server says something, if only that it is there. */
export const aliveEveryMs = 20_000;
