import { useLoaderData } from '@tanstack/react-router';
import type { KeyValue } from '../../contract/entities/settings.ts';
import { documents, type TextName } from '../features/info/documents.ts';
import { InfoLinks } from '../features/info/info-links.tsx';
import { InfoPage } from '../features/info/info-page.tsx';
import { OperatorContact } from '../features/info/operator-contact.tsx';
import { PrintButton } from '../features/info/print-button.tsx';
import { BonusTable, LimitsTable } from '../features/info/rules-tables.tsx';
import { useOperator } from '../features/operator/use-operator.ts';
import { loadNamespaces } from '../i18n/i18n.ts';
import { useApp } from '../running/use-app.ts';
import type { RouterContext } from './-router-context.ts';

/** Texts that say figures of the operator's settings. */
const withFigures: readonly TextName[] = ['rules', 'support'];

const inForce = new Map<TextName, string>(Object.values(documents).map(({ text, inForce }) => [text, inForce]));

interface InfoTextData {
  name: TextName;
  general: readonly KeyValue[];
}

/** What a text needs: its words, and the settings whose figures it says. */
export const loadInfoText = async (
  name: TextName,
  api: RouterContext['api'],
  signal: AbortSignal,
): Promise<InfoTextData> => {
  const [general] = await Promise.all([
    withFigures.includes(name) ? api.cms.settingsGeneral(signal) : [],
    loadNamespaces('info', name),
  ]);
  return { name, general };
};

/** The text that the loader of its page has fetched. */
export const InfoText = () => {
  const { name, general }: InfoTextData = useLoaderData({ strict: false });
  const operator = useOperator();
  const signedIn = useApp((state) => state.context.user !== null);
  const since = inForce.get(name);
  const extras = {
    company: <OperatorContact operator={operator} />,
    // Only a player has limits to set.
    tools: signedIn && <InfoLinks to={['limits']} />,
    how: <InfoLinks to={['contact']} />,
    stale: <InfoLinks to={['ping']} />,
    tickets: <InfoLinks to={['rules']} />,
    placing: <LimitsTable general={general} />,
    bonus: <BonusTable general={general} />,
  };
  return (
    <InfoPage
      name={name}
      operator={operator}
      general={general}
      extras={extras}
      {...(since === undefined ? {} : { inForce: since, tools: <PrintButton /> })}
    >
      {name === 'support' && <InfoLinks to={['contact', 'rules', 'ping']} />}
    </InfoPage>
  );
};
