import { EntityForm } from '@karmik/forms/EntityForm';
import { employeeAccount } from '@karmik/model/hris/employee-account';
import { newEmployee } from '@karmik/model/hris/new-employee';
import { fillPath } from '@karmik/model/kit/links';
import { bilingual, type Text } from '@karmik/model/kit/text';
import { Drawer } from '@karmik/ui/Drawer';
import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { api } from '../../../../api/client.ts';
import { refusalBody } from '../../../../api/failure.ts';
import { refresh } from '../../../../screens/records.ts';
import { useModelText } from '../../../../texts/texts.ts';
import { PostNotice } from '../../approved-posts/PostNotice.tsx';

interface Added {
  /** The id of the person, by which the profile is found. */
  readonly id: number;
  readonly employee_code: string;
  readonly full_name: string;
}

const form = [
  { title: bilingual('Person', 'व्यक्ति'), fields: ['first_name', 'middle_name', 'last_name', 'email', 'phone'] },
  {
    title: bilingual('Job', 'काम'),
    fields: [
      'joined_on',
      'employee_code',
      'job_title',
      'division',
      'branch',
      'employment_type',
      'employment_level',
      'supervisor',
    ],
  },
  { title: bilingual('Account', 'खाता'), fields: ['send_activation'] },
] as const;
/** Asked only where the server found someone of the same name. */
const namesake = { title: bilingual('Same name', 'उही नाम'), fields: ['is_namesake'] } as const;

/** A short form that makes an employee and leads on to their profile, where the rest is filled in. */
export function AddEmployee({ slug, title, onClose }: { slug: string; title: Text; onClose: () => void }): ReactNode {
  const say = useModelText();
  const navigate = useNavigate();
  const [hasNamesake, setHasNamesake] = useState(false);
  const add = async (body: object): Promise<Added> => {
    try {
      return await api.post(`hris/${slug}/employees/`, { json: body }).json<Added>();
    } catch (error) {
      const refused = refusalBody(error);
      // The box is there before the refusal is shown, which then is next to it.
      if (typeof refused === 'object' && refused !== null && 'is_namesake' in refused)
        flushSync(() => setHasNamesake(true));
      throw error;
    }
  };
  return (
    <Drawer isOpen size="lg" onOpenChange={(isOpen) => !isOpen && onClose()} title={say(title)}>
      <EntityForm
        entity={newEmployee}
        groups={hasNamesake ? [...form, namesake] : form}
        footnote={(body) => <PostNotice body={body} day={body['joined_on']} />}
        submitLabel={title}
        submit={add}
        onSuccess={(added) => {
          void refresh(employeeAccount);
          void navigate(fillPath('/admin/:slug/hris/users/:id?', { slug, id: String((added as Added).id) }));
        }}
        onCancel={onClose}
      />
    </Drawer>
  );
}
