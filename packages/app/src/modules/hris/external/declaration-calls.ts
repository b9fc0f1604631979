import type { DeclarationAddress, DeclarationPage } from '@karmik/model/hris/salary-declaration';
import type { FileRef } from '@karmik/model/kit/fields';
import { api } from '../../../api/client.ts';

/** Whose salary the address of a personal link asks for. */
export const readDeclaration = (address: DeclarationAddress): Promise<DeclarationPage> =>
  api.get('salary-declaration/', { searchParams: { ...address } }).json<DeclarationPage>();

/** Declares it, once. */
export const declareSalary = async (
  address: DeclarationAddress,
  answers: Readonly<Record<string, unknown>>,
): Promise<void> => {
  await api.post('salary-declaration/', { json: { ...address, answers } });
};

/** Sends a document, which no one opens from here. */
export async function sendDocument({ id, token }: DeclarationAddress, file: File): Promise<FileRef> {
  const body = new FormData();
  body.append('file', file, file.name);
  const headers = { 'x-link-id': id, 'x-link-token': token };
  const sent = await api
    .post('salary-declaration/files/', { body, headers, timeout: false })
    .json<Omit<FileRef, 'url'>>();
  return { ...sent, url: '' };
}
