import { afterEach, expect, it, vi } from 'vitest';
import { parse } from './parse.ts';

const answer = JSON.stringify({
  sender: { id: 1, full_name: 'Anil Shrestha', name_ne: 'अनिल श्रेष्ठ' },
  leave_type: { id: 2, name: 'Home leave', in_nepali: 'घर बिदा' },
  branches: [{ id: 3, name: 'Pokhara' }],
  lines: [{ type: { id: 4, name: 'Trek leave', in_nepali: null } }],
  holiday: { id: 5, name: 'Dashain', name_ne: 'दसैँ' },
});
const readIn = (lang: string) => vi.stubGlobal('document', { documentElement: { lang } });

afterEach(() => vi.unstubAllGlobals());

it('calls people and what is referred to by their names in Nepali, where they have one, and leaves records as they are written', () => {
  readIn('ne');
  expect(parse(answer)).toEqual({
    sender: { id: 1, full_name: 'अनिल श्रेष्ठ', name_ne: 'अनिल श्रेष्ठ' },
    leave_type: { id: 2, name: 'घर बिदा', in_nepali: 'घर बिदा' },
    branches: [{ id: 3, name: 'Pokhara' }],
    lines: [{ type: { id: 4, name: 'Trek leave', in_nepali: null } }],
    holiday: { id: 5, name: 'Dashain', name_ne: 'दसैँ' },
  });
});

it('leaves names alone for readers of English', () => {
  readIn('en');
  expect(parse(answer)).toEqual(JSON.parse(answer));
});
