import { StyleModule } from 'style-mod';

/**
 * Lets the styles of CodeMirror go into a style sheet that the document adopts. Its style package does so in shadow roots alone, and
 * writes a `<style>` into documents, which the policy of our pages refuses; it takes for a shadow root what has no `head`. Whatever it
 * keeps with the document is found there by every editor.
 */
export function adoptStyles(): void {
  if (!('adoptedStyleSheets' in document)) return;
  const likeShadowRoot = new Proxy(document, {
    get: (target, key) => (key === 'head' ? undefined : Reflect.get(target, key)),
    set: (target, key, value) => Reflect.set(target, key, value),
  });
  StyleModule.mount(likeShadowRoot, new StyleModule({}));
}
