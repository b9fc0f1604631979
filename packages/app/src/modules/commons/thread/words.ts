import { bilingual } from '@karmik/model/kit/text';

export const words = {
  noComments: bilingual('No comments yet.', 'अहिलेसम्म टिप्पणी छैन।'),
  comment: bilingual('Write a comment', 'टिप्पणी लेख्नुहोस्'),
  send: bilingual('Send comment', 'टिप्पणी पठाउनुहोस्'),
  deleteComment: bilingual('Delete this comment?', 'यो टिप्पणी हटाउने?'),
  noFiles: bilingual('No files attached.', 'कुनै फाइल संलग्न छैन।'),
  addFile: bilingual('Add a file', 'फाइल थप्नुहोस्'),
  removeFile: (name: string) => bilingual(`Remove ${name}`, `${name} हटाउनुहोस्`),
} as const;
