import { OwnChanges } from '../../pages/employee-file/FileHead.tsx';
import { NoFile } from '../../pages/employee-file/NoFile.tsx';
import { fileScreen } from '../../pages/employee-file/file-screen.ts';

export default fileScreen({ isOwnWithoutId: true, Missing: NoFile, Actions: OwnChanges });
