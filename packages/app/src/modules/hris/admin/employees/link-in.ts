/**
 * The first web address of a mail, which is its personal link.
 * @example linkIn('Open https://hr.example.com/account/activate/1/x to begin.') // 'https://hr.example.com/account/activate/1/x'
 */
export const linkIn = (body: string): string | undefined => /https?:\/\/\S+/.exec(body)?.[0].replace(/[.,;:)]+$/, '');
