import { useLoaderData } from '@tanstack/react-router';
import { documents, type TextName } from '../features/info/documents.ts';
import { InfoLinks } from '../features/info/info-links.tsx';
import { InfoPage } from '../features/info/info-page.tsx';
import { OperatorContact } from '../features/info/operator-contact.tsx';
import { PrintButton } from '../features/info/print-button.tsx';
import { BonusTable, LimitsTable } from '../features/info/rules-tables.tsx';
import { loadNamespaces } from '../i18n/i18n.ts';
import { useApp, useSite } from '../running/machines.ts';
import { useOperator } from '../running/use-operator.ts';

const inForce = new Map<TextName, string>(Object.values(documents).map(({ text, inForce }) => [text, inForce]));

interface InfoTextData {
  name: TextName;
}

/** The words of a text. */
export const loadInfoText = async (name: TextName): Promise<InfoTextData> => {
  await loadNamespaces('info', name);
  return { name };
};

/** The text that the loader of its page has fetched. */
export const InfoText = () => {
  const { name }: InfoTextData = useLoaderData({ strict: false });
  const operator = useOperator();
  const settings = useSite(({ context }) => context.site.settings);
  const signedIn = useApp((state) => state.context.user !== null);
  const since = inForce.get(name);
  const extras = {
    company: <OperatorContact operator={operator} />,
    // Only a player has limits to set.
    tools: signedIn && <InfoLinks to={['limits']} />,
    how: <InfoLinks to={['contact']} />,
    stale: <InfoLinks to={['ping']} />,
    tickets: <InfoLinks to={['rules']} />,
    placing: settings && <LimitsTable settings={settings} />,
    bonus: settings && <BonusTable settings={settings} />,
  };
  return (
    <InfoPage
      name={name}
      operator={operator}
      settings={settings}
      extras={extras}
      {...(since === undefined ? {} : { inForce: since, tools: <PrintButton /> })}
    >
      {name === 'support' && <InfoLinks to={['contact', 'rules', 'ping']} />}
    </InfoPage>
  );
};
