import { fileScreen } from '../employee-file/file-screen.ts';
import { PersonMenu } from './employees/PersonMenu.tsx';
import { FindPerson } from './FindPerson.tsx';
import { areaTabs } from './person/tabs.tsx';

export default fileScreen({ WithoutId: FindPerson, Actions: PersonMenu, areas: areaTabs });
