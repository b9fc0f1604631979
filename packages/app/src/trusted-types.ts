/**
 * What the browser lets become HTML or the address of a script, where the page's policy asks for trusted types. Nothing of ours is made of
 * HTML: texts are parsed into documents without scripts, and read from there. Imported before all else.
 */

interface Policies {
  createPolicy(
    name: string,
    rules: {
      createHTML(html: string, type?: string, sink?: string): string;
      createScriptURL(url: string): string;
    },
  ): unknown;
}

const checked = (text: string, isAllowed: boolean): string => {
  if (isAllowed) return text;
  throw new TypeError(text);
};

(window as { readonly trustedTypes?: Policies }).trustedTypes?.createPolicy('default', {
  createHTML: (html, _type, sink = '') => checked(html, !html || sink.startsWith('DOMP')),
  createScriptURL: (url) => checked(url, new URL(url, origin).origin === origin),
});
