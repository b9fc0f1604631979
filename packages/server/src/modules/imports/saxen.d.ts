/** What is used of saxen, which has no types of its own. */
declare module 'saxen' {
  type Decode = (text: string) => string;
  export class Parser {
    on(event: 'openTag', hook: (name: string, attributes: () => Readonly<Record<string, string>>) => void): this;
    on(event: 'closeTag', hook: (name: string) => void): this;
    on(event: 'text', hook: (text: string, decode: Decode) => void): this;
    on(event: 'cdata', hook: (text: string) => void): this;
    on(event: 'attention' | 'error' | 'warn', hook: (what: unknown) => void): this;
    parse(xml: string): unknown;
    stop(): void;
  }
}
