import { createFileRoute, notFound } from '@tanstack/react-router';
import { documentNamed, documents } from '../../../features/info/documents.ts';
import { InfoText, loadInfoText } from '../../-info-text.tsx';

/** A document by a name of the list; anything else is not found, whatever it looks like. */
export const Route = createFileRoute('/_default/documents/$doc')({
  loader: ({ params }) => {
    const name = documentNamed(params.doc);
    if (name === null) throw notFound();
    return loadInfoText(documents[name].text);
  },
  component: InfoText,
});
