import { fileScreen } from '../../../pages/employee-file/file-screen.ts';
import { FindPerson } from './FindPerson.tsx';

export default fileScreen({ WithoutId: FindPerson });
