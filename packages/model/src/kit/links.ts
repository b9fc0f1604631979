/** Addresses of the application's pages. Their paths are in `paths.ts` of each module, from which both halves take them. */

type ParamName<P extends string> = P extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | ParamName<`/${More}`>
    : Rest
  : never;

/** The parameters of a path as the catalogue writes it: `/admin/:slug/x/:id?` needs a slug and takes an id. */
type Params<P extends string> = {
  readonly [N in ParamName<P> as N extends `${string}?` ? never : N]: string | number;
} & { readonly [N in ParamName<P> as N extends `${infer Optional}?` ? Optional : never]?: string | number };

type Query = Readonly<Record<string, string | number>>;

/**
 * The address of a page.
 * @param query which tab or record is open there
 * @example linkTo('/admin/:slug/task/approvals', { slug: 'himal' }, { open: 4 }) // '/admin/himal/task/approvals?open=4'
 */
export function linkTo<const P extends string>(path: P, params: Params<P>, query: Query = {}): string {
  const terms = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return [fillPath(path, params), ...(terms.length ? [terms.join('&')] : [])].join('?');
}

/** Fills the parameters of a catalogue path and of its query; a missing optional one is dropped. */
export const fillPath = (path: string, params: Readonly<Record<string, string | number | undefined>>): string =>
  path.replace(/([/=]):([A-Za-z0-9_]+)(\?)?/g, (_whole, before: string, name: string) =>
    params[name] === undefined ? (before === '=' ? before : '') : before + encodeURIComponent(params[name]),
  );
